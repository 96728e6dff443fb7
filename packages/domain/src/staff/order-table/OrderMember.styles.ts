import { ellipsis, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  vertical-align: top;

  & > svg {
    color: ${theme.color.text3};
  }
  & > span {
    ${ellipsis}
  }
`
