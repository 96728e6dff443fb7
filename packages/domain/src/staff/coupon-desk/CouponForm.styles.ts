import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;

  ${media.cards} {
    grid-template-columns: minmax(0, 1fr);
  }
`
/** Fields that stay as they are once a batch is in use. */
export const Fixed = styled.fieldset`
  display: contents;
  min-width: 0;
  border: 0;
`
export const Whole = styled.div`
  grid-column: 1 / -1;
`
export const Choice = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;

  & > span {
    font: ${theme.density.labelFont};
  }
`
export const Items = styled.fieldset`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 6px;
    font: ${theme.density.labelFont};
  }
  & > p {
    flex: 1 0 100%;
    color: ${theme.color.danger};
    font: ${theme.type.caption};
  }
`
export const Section = styled.section`
  margin-top: 20px;
  padding-top: 14px;
  border-top: 1px solid ${theme.color.lineStrong};
`
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  justify-content: space-between;

  & > h3 {
    font: 600 0.875rem/1.375rem ${theme.family.sans};
  }
  & > span {
    color: ${theme.color.text2};
    font: ${theme.type.micro};
  }
`
export const Sums = styled.dl`
  margin: 6px 0 0;

  & > div {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    padding: 3px 0;
  }
  & dt {
    color: ${theme.color.text2};
  }
  & dd {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  & s {
    color: ${theme.color.text2};
  }
  & > div:last-child dd b {
    padding-bottom: 2px;
    border-bottom: 3px double ${theme.color.text};
  }
`
export const Note = styled.p`
  flex: 1 1 100%;
  color: ${theme.color.text2};
  font: ${theme.type.micro};
`
export const Codes = styled.ul`
  margin: 8px 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    justify-content: space-between;
    padding: 6px 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  & > li > span:first-child {
    letter-spacing: 0.04em;
  }
  & > li > span + span {
    color: ${theme.color.text2};
  }
`
