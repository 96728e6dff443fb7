import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** The parts of the page in a column; it ends where the page does. */
export const Sheet = styled.div`
  max-width: 1040px;
  padding: 0 24px 48px;

  & > section:first-child {
    margin-top: 20px;
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`
export const Notes = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 16px;

  &:empty {
    display: none;
  }
`
/** Wide tables slide under the finger. */
export const Slide = styled.section`
  overflow-x: auto;

  & + & {
    margin-top: 20px;
  }
`
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${theme.type.table};
  font-variant-numeric: tabular-nums;

  & > caption {
    padding-bottom: 4px;
    font-weight: 600;
    text-align: left;
  }
  & :is(th, td) {
    padding: 8px 0 8px 16px;
    border-bottom: 1px solid ${theme.color.line};
    text-align: right;
    font-weight: 400;
    white-space: nowrap;
  }
  & :is(th, td):first-child {
    padding-left: 0;
    text-align: left;
  }
  & thead th {
    border-bottom-color: ${theme.color.lineStrong};
    color: ${theme.color.text2};
    font: ${theme.type.micro};
    font-weight: 600;
  }
  & td[data-text] {
    min-width: 200px;
    text-align: left;
    white-space: normal;
  }
`
/** What it is, and what it will be. */
export const Change = styled.span`
  & > s {
    color: ${theme.color.text2};
  }
  & > b {
    padding: 0 4px;
    border-radius: ${theme.radius.xs};
    background: ${theme.color.primarySoft};
    font-weight: 600;
  }
`
export const Changes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: 4px 24px;
  margin: 8px 0 0;
  font: ${theme.type.table};
  font-variant-numeric: tabular-nums;

  & > li {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    padding: 3px 0;
  }
`
export const Text = styled.p`
  color: ${theme.color.text2};
  font: ${theme.type.table};
`
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`
export const Form = styled.form`
  display: grid;
  gap: 20px;
  padding-top: 4px;
`
export const Start = styled.div`
  max-width: 280px;
`
/** Fields of one row of a table: a level, a criterion or a step each. */
export const Row = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 12px;
  align-items: start;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 6px;
    font: ${theme.type.table};
    font-weight: 600;
  }
  & > legend > small {
    margin-left: 8px;
    color: ${theme.color.text2};
    font: ${theme.type.micro};
  }
  ${media.narrow} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.cards} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
/** What the set would change, below its form. */
export const Summary = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 24px;
  padding-top: 14px;
  border-top: 1px solid ${theme.color.lineStrong};

  & > h3 {
    font: 600 0.875rem/1.375rem ${theme.family.sans};
  }
`
