import { styled } from 'styled-components'
import { bareLine } from '../field/control.styles.ts'
import { theme } from '../theme/index.ts'

export const Select = styled.select`
  ${bareLine}
  appearance: none;
  padding: 0 36px 0 ${theme.density.controlPad};
  cursor: pointer;

  &:has(option[value='']:checked) {
    color: ${theme.color.text3};
  }
  & option {
    background: ${theme.color.raised};
    color: ${theme.color.text};
  }
`
export const Arrow = styled.span`
  flex: none;
  margin-left: -36px;
  padding-right: ${theme.density.controlPad};
  color: ${theme.color.text2};
  pointer-events: none;
`
