import { cautionLine, noteRow } from '@portal/ui/compositions'
import { theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** One box: the open order. Its columns follow its own width, not the window's. */
export const Box = styled.div`
  container-type: inline-size;
  border: 1px solid ${theme.color.lineStrong};
  border-top: 3px solid ${theme.color.primary};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.density.bodyFont};
`
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 40px;
  padding: 18px 28px;
  border-bottom: 1px solid ${theme.color.line};

  @container (max-width: 560px) {
    padding: 16px;
  }
`
export const Amount = styled.div`
  & > span {
    display: block;
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
  & > b {
    font: ${theme.type.figureL};
    white-space: nowrap;
  }
`
export const Channel = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${theme.color.text2};

  & > b {
    color: ${theme.color.text};
  }
`
export const Body = styled.div`
  display: grid;
  gap: 20px;
  padding: 24px 28px 28px;

  @container (max-width: 560px) {
    padding: 20px 16px 24px;
  }
`
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  & > section {
    min-width: 0;
    padding: 24px 28px 28px;
  }
  & > section + section {
    border-left: 1px solid ${theme.color.line};
  }
  @container (max-width: 700px) {
    grid-template-columns: minmax(0, 1fr);

    & > section + section {
      border-top: 1px solid ${theme.color.line};
      border-left: 0;
    }
  }
  @container (max-width: 560px) {
    & > section {
      padding: 20px 16px 24px;
    }
  }
`
export const Title = styled.h4`
  font: ${theme.type.h3};
`
/** The row above says it to the eye. */
export const OrderTitle = styled.h3`
  ${visuallyHidden}
`
export const Reported = styled.div`
  margin-top: 12px;
`
export const Lead = styled.div`
  padding: 20px 28px;
  border-bottom: 1px solid ${theme.color.line};

  @container (max-width: 560px) {
    padding: 16px;
  }
`

export const Transfer = styled.section`
  display: flex;
  flex-direction: column;
`
export const Lines = styled.dl`
  margin-top: 10px;

  & > div {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    gap: 0 12px;
    align-items: center;
    min-height: 43px;
    border-bottom: 1px solid ${theme.color.line};
  }
  & dt {
    color: ${theme.color.text2};
  }
  & dd {
    padding: 4px 0;
  }
`
export const Code = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-top: 18px;
  padding: 16px 20px;
  border-left: 4px solid ${theme.color.primary};
  background: ${theme.color.paper};

  & span {
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
  & b {
    display: block;
    font: 600 1.625rem/2.125rem ${theme.family.sans};
    letter-spacing: 0.08em;
    white-space: nowrap;
  }
`
export const Hint = styled.p`
  margin-top: 8px;
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};
`
export const Deadline = styled.p`
  ${cautionLine}
  margin-top: 18px;
  font: ${theme.type.caption};

  /* first on a phone, where the end of the panel is far away */
  @container (max-width: 560px) {
    order: -1;
    margin: 0 0 18px;
  }
`

export const Foot = styled.div`
  ${noteRow}
`
export const History = styled.details`
  & > summary {
    width: fit-content;
    color: ${theme.color.link};
    font: ${theme.type.bodyS};
    cursor: pointer;
  }
  & > ol {
    margin-top: 8px;
  }
`
/** What is seldom wanted, at the end of the box. */
export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  padding: 8px 20px;
  border-top: 1px solid ${theme.color.line};

  @container (max-width: 560px) {
    padding-inline: 8px;
  }
`
