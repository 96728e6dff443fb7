import { styled } from 'styled-components'
import { bare } from '../field/control.styles.ts'
import { theme } from '../theme/index.ts'

export const Area = styled.textarea`
  ${bare}
  min-height: 96px;
  padding: 8px ${theme.density.controlPad};
  line-height: 1.625;
  resize: vertical;
  field-sizing: content;

  [data-density='staff'] & {
    min-height: 64px;
  }
`
export const Count = styled.p`
  margin-top: 4px;
  color: ${theme.color.text2};
  font: ${theme.type.caption};
  text-align: right;

  &[data-over] {
    color: ${theme.color.danger};
  }
`
