import { actionRow } from '@portal/ui/compositions'
import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`
export const Lead = styled.p`
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};
`
/** A field with something to press beside its label. */
export const Beside = styled.div`
  position: relative;

  & > button {
    position: absolute;
    top: -8px;
    right: -6px;
  }
`
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px;
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;

  & > h3 {
    font: ${theme.type.h3};
  }
  & > p {
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
`
export const Orders = styled.ul`
  margin: 8px 0;
  padding: 0;
  border-top: 1px solid ${theme.color.lineStrong};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 120px 132px;
    gap: 4px 16px;
    align-items: center;
    min-height: 56px;
    padding: 8px 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  & small {
    display: block;
    color: ${theme.color.text2};
    font: ${theme.type.caption};
  }

  ${media.phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr) 132px;
    }
    & > li > :first-child {
      grid-column: 1 / -1;
    }
  }
`
export const Left = styled.p`
  text-align: right;
  white-space: nowrap;

  ${media.phone} {
    padding-left: 28px;
    text-align: left;
  }
`
export const Error = styled.p`
  color: ${theme.color.danger};
  font: ${theme.type.bodyS};
`
/** The label is said by the order beside it. */
export const Amount = styled.div`
  & label {
    ${visuallyHidden}
  }
`
export const Total = styled.p`
  margin-right: auto;
  color: ${theme.color.text2};

  & > b {
    margin-left: 8px;
    color: ${theme.color.text};
    font: ${theme.type.figureM};
    white-space: nowrap;
  }
`

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
`
export const Title = styled.h2`
  ${visuallyHidden}
`
export const State = styled.div`
  padding: 20px 0;
  border-top: 1px solid ${theme.color.lineStrong};
`
export const Bar = styled.div`
  ${actionRow}
  align-items: center;
  justify-content: space-between;

  & > p {
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
`
/** A button and what it does, side by side. */
export const Ask = styled.div`
  ${actionRow}
  align-items: center;

  & > p {
    flex: 1 1 12em;
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
`
export const List = styled.ul`
  padding: 0;
  border-top: 1px solid ${theme.color.lineStrong};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 24px;
    padding: 16px 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  & h3,
  & div > b {
    font: ${theme.type.h3};
    overflow-wrap: anywhere;
  }

  ${media.phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
export const Lines = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;

  & > p {
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
    overflow-wrap: anywhere;
  }
`
export const Side = styled.div`
  display: grid;
  gap: 4px;
  justify-items: end;

  & > b {
    font: ${theme.type.figureM};
    white-space: nowrap;
  }

  ${media.phone} {
    justify-items: start;
  }
`
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 4px 16px;

  & > * {
    margin-inline-start: -6px;
  }
`
export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`
