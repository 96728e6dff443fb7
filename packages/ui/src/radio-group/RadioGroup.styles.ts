import { styled } from 'styled-components'
import { choice, mark } from '../checkbox/choice.styles.ts'
import { theme } from '../theme/index.ts'

export const List = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;

  &[data-direction='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
  }
`
export const Label = styled.label`
  ${choice}
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
