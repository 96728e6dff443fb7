import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** As tall as its words: the button reaches over the gap between the lines. */
export const Value = styled.span`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;

  & > span {
    min-width: 0;
  }
  & > button {
    flex: none;
    margin: -6px;
    margin-left: 0;
  }
`
export const Quiet = styled.span`
  color: ${theme.color.text2};
  font-weight: 400;
  white-space: nowrap;
`
export const Registered = styled.span`
  & > b {
    color: ${theme.color.warning};
    font-weight: 600;
  }
  & > svg {
    display: inline-block;
    color: ${theme.color.warning};
    vertical-align: -3px;
  }
`
