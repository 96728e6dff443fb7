import { styled } from 'styled-components'
import { choice, mark } from '../checkbox/choice.styles.ts'
import { media, theme } from '../theme/index.ts'

export const List = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;

  &[data-direction='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
  }
  &[data-direction='cards'] {
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
    gap: 12px;
    justify-items: stretch;
  }
  &[data-direction='lines'] {
    justify-items: stretch;
    gap: 0;
  }
  ${media.phone} {
    &[data-direction='cards'] {
      grid-template-columns: minmax(0, 1fr);
      gap: 8px;
    }
  }
`
export const Label = styled.label`
  ${choice}

  [data-direction='cards'] > & {
    margin-block: 0;
    padding: 11px 15px;
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.s};
    background: ${theme.color.surface};
  }
  [data-direction='lines'] > & {
    margin-block: 0;
    padding-block: 8px;
    border-bottom: 1px solid ${theme.color.line};
  }
  [data-direction='lines'] > & > span {
    flex: 1;
    min-width: 0;
  }
  [data-direction='cards'] > &:has(:checked) {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
    box-shadow: inset 0 0 0 1px ${theme.color.primary};
  }
  [data-direction='cards'] > &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`
export const Dot = styled.input`
  ${mark}
  border-radius: 50%;

  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }
  &:checked {
    border: 5px solid ${theme.color.primary};
  }
  &:disabled {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.sunken};
  }
`
export const Help = styled.span`
  display: block;
  color: ${theme.color.text2};
  font: ${theme.density.messageFont};
`
