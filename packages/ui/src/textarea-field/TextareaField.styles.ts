import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Area = styled.textarea`
  flex: 1;
  min-width: 0;
  min-height: 96px;
  padding: 8px ${theme.density.controlPad};
  border: 0;
  border-radius: inherit;
  background: none;
  line-height: 1.625;
  resize: vertical;
  field-sizing: content;

  [data-density='staff'] & {
    min-height: 64px;
  }
  &:focus-visible {
    outline: none;
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 1;
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
