import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Select = styled.select`
  appearance: none;
  flex: 1;
  min-width: 0;
  align-self: stretch;
  min-height: calc(${theme.density.control} - 2px);
  padding: 0 36px 0 ${theme.density.controlPad};
  border: 0;
  border-radius: inherit;
  background: none;
  text-overflow: ellipsis;
  cursor: pointer;

  &:focus-visible {
    outline: none;
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 1;
  }
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
