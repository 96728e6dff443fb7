import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** A whole A4 with the margins of its own; the colours of print. */
export const Sheet = styled.article`
  display: flex;
  flex-direction: column;
  width: 210mm;
  height: 297mm;
  padding: 56px 64px 36px;
  overflow: hidden;
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.type.caption};
  print-color-adjust: exact;
`
/** The same text where no sheet would be legible. */
export const Flow = styled.article`
  display: flow-root;
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.type.bodyS};
`
export const Head = styled.header`
  display: flex;
  flex: none;
  gap: 32px;
  justify-content: space-between;

  & > div {
    flex: 1;
    min-width: 0;
  }
  & > img {
    flex: none;
    width: 92px;
    height: 122px;
    object-fit: cover;
    border: 1px solid ${theme.color.lineStrong};
  }
`
export const Name = styled.h2`
  font: 600 2.25rem/3rem ${theme.family.serif};
  letter-spacing: 0.06em;
  overflow-wrap: anywhere;

  ${Flow} & {
    font-size: 1.75rem;
    line-height: 2.5rem;
  }
`
export const Post = styled.p`
  margin-top: 2px;
  font: 400 0.9375rem/1.5rem ${theme.family.sans};
  overflow-wrap: anywhere;
`
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 4px 12px;
  margin-top: 14px;

  & > div {
    display: grid;
    grid-template-columns: 60px minmax(0, 1fr);
    gap: 12px;
  }
  & dt {
    color: ${theme.color.text2};
  }
  & dd {
    overflow-wrap: anywhere;
  }
  ${Flow} & {
    grid-template-columns: minmax(0, 1fr);
  }
`
/** The accountant's double rule. */
export const Rule = styled.div`
  flex: none;
  height: 8px;
  margin-top: 20px;
  border-top: 3px solid ${theme.color.text};
  border-bottom: 1px solid ${theme.color.text};
`
export const Star = styled.p`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 2px 12px;
  align-items: center;
  margin-top: 14px;
  font: ${theme.type.bodyS};

  & > b {
    font-weight: 600;
  }
  & > [data-certificate] {
    color: ${theme.color.text2};
  }
`
/** Head of the sheets after the first. */
export const Running = styled.header`
  flex: none;
  padding-bottom: 8px;
  border-bottom: 1px solid ${theme.color.text};
  color: ${theme.color.text2};
`
export const Body = styled.div`
  flex: 1;
  min-height: 0;
`
/** Keeps its distance inside of itself, so that heights add up. */
export const Part = styled.section`
  padding-top: 20px;
`
export const PartTitle = styled.h3`
  padding-bottom: 5px;
  border-bottom: 1px solid ${theme.color.lineStrong};
  font: 600 0.9375rem/1.375rem ${theme.family.serif};
  letter-spacing: 0.08em;
`
export const Line = styled.div`
  display: grid;
  grid-template-columns: 128px minmax(0, 1fr);
  gap: 16px;
  padding-top: 7px;
  overflow-wrap: anywhere;

  & > span,
  & p {
    color: ${theme.color.text2};
  }
  & > span {
    white-space: nowrap;
  }
  & b {
    font-weight: 600;
  }
  ${Flow} & {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding-top: 12px;
  }
`
export const Foot = styled.footer`
  display: flex;
  flex: none;
  gap: 12px;
  align-items: flex-end;
  margin-top: 16px;
  padding-top: 10px;
  border-top: 1px solid ${theme.color.lineStrong};
  color: ${theme.color.text2};
  font: ${theme.type.micro};

  & > svg {
    flex: none;
  }
  & > p {
    flex: 1;
    min-width: 0;
  }
  & > p > b {
    display: block;
    color: ${theme.color.text};
    font-weight: 600;
  }
  & > p > span {
    display: block;
  }
  & > p:last-child {
    flex: none;
    text-align: right;
  }
  ${Flow} & {
    flex-wrap: wrap;
    margin-top: 24px;
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
export const LongSheet = styled(Sheet)`
  height: auto;
`
