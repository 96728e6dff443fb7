import { theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** Name, code and amount side by side; in a narrow box the code goes below both. */
export const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(7em, 1fr) minmax(0, 2fr) auto;
  gap: 4px 24px;
  align-items: center;
  min-width: 0;
  margin: 0;
  padding: 12px 0;
  border: 0;
  border-bottom: 1px solid ${theme.color.line};

  @container (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`
export const Name = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  & > b {
    display: block;
    font-weight: 600;
  }
  & > span {
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
`
export const Entry = styled.form`
  display: flex;
  gap: 8px;
  align-items: flex-start;

  & > :first-child {
    flex: 1 1 auto;
    max-width: 240px;
    min-width: 0;
  }
  /* the row says it to the eye */
  & label {
    ${visuallyHidden}
  }
`
export const Kept = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
`
export const Code = styled.span`
  display: inline-flex;
  gap: 12px;
  align-items: center;
  min-height: 36px;
  padding: 0 12px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;

  & > svg {
    color: ${theme.color.success};
  }
`
export const Note = styled.output`
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};
`
export const Off = styled.span`
  font-variant-numeric: tabular-nums;
  text-align: right;
  white-space: nowrap;
`
