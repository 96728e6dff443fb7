import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** A whole A4 with the margins of its own. */
export const Root = styled.article`
  display: flex;
  flex-direction: column;
  width: 210mm;
  height: 297mm;
  padding: 16mm 20mm 14mm;
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.type.bodyS};
`
export const Letterhead = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: 12px;

  & > span {
    min-width: 0;
  }
  & strong {
    display: block;
    font: 600 1.25rem/1.75rem ${theme.family.serif};
    letter-spacing: 0.05em;
  }
  & small {
    display: block;
    color: ${theme.color.text2};
    font: ${theme.type.micro};
  }
`
export const Title = styled.h3`
  flex: none;
  margin: 26px 0 14px;
  font: ${theme.type.display};
  letter-spacing: ${theme.track.display};
`
/** The accountant's double rule. */
export const Rule = styled.div`
  flex: none;
  height: 8px;
  border-top: 3px solid ${theme.color.text};
  border-bottom: 1px solid ${theme.color.text};
`
/** Head of the sheets after the first. */
export const Running = styled.header`
  flex: none;
  display: flex;
  justify-content: space-between;
  gap: 4px 16px;
  padding-bottom: 8px;
  border-bottom: 1px solid ${theme.color.text};
  color: ${theme.color.text2};
  font: ${theme.type.caption};
`
export const Body = styled.div`
  flex: 1;
  min-height: 0;
`
/** Keeps its distance inside of itself, so that heights add up. */
export const Part = styled.section`
  padding-top: 18px;
  break-inside: avoid;
`
export const PartTitle = styled.h4`
  padding-bottom: 6px;
  border-bottom: 1px solid ${theme.color.text};
  font: ${theme.type.h3};
`
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 6px 24px;
  padding-top: 8px;

  & > div {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 12px;
  }
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  & dt {
    color: ${theme.color.text2};
  }
`
export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  & tr {
    break-inside: avoid;
  }
  & :is(th, td) {
    padding: 6px 16px 6px 0;
    border-bottom: 1px solid ${theme.color.lineStrong};
    font-weight: 400;
    text-align: left;
    vertical-align: top;
  }
  & thead th {
    padding-block: 4px;
    color: ${theme.color.text2};
    font: ${theme.type.micro};
  }
  & [data-look='day'] {
    width: 112px;
  }
  & [data-look='way'] {
    width: 104px;
  }
  & [data-look='figure'] {
    width: 152px;
    padding-right: 0;
    text-align: right;
    white-space: nowrap;
  }
  & [data-sum] > td {
    border-bottom-color: ${theme.color.text};
    font-weight: 600;
  }
`
export const Note = styled.span`
  display: block;
  color: ${theme.color.text2};
  font: ${theme.type.caption};
`
export const Steps = styled.dl`
  padding-bottom: 8px;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 2px 0;
  }
  & dt {
    color: ${theme.color.text2};
  }
  & dd {
    white-space: nowrap;
  }
`
export const Sum = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 24px;
  align-items: last baseline;
  padding-top: 12px;

  & dt {
    color: ${theme.color.text2};
  }
  & dd {
    font: ${theme.type.h3};
  }
  & > [data-figures] > dd {
    font: ${theme.type.figureL};
    white-space: nowrap;
  }
  & > [data-figures] {
    text-align: right;
  }
`
export const Foot = styled.footer`
  flex: none;
  margin-top: 12px;
  padding-top: 10px;
  border-top: 1px solid ${theme.color.lineStrong};
  color: ${theme.color.text2};
  font: ${theme.type.caption};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: 4px 16px;
    margin-top: 6px;
  }
`
/** Measures, and is seen by nobody: neither on the screen nor on paper. */
export const Galley = styled.div`
  position: fixed;
  top: 0;
  left: 0;
  width: 0;
  height: 0;
  overflow: hidden;
  visibility: hidden;
`
/** As high as what it holds. */
export const LongRoot = styled(Root)`
  height: auto;
`
