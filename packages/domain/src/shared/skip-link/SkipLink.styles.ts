import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.a`
  position: absolute;
  z-index: ${theme.z.toast};
  top: 8px;
  left: 8px;
  padding: 10px 16px;
  border-radius: ${theme.radius.s};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.float};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`
