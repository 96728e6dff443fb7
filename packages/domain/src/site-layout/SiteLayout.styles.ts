import { styled } from 'styled-components'
import { theme } from '@portal/ui/theme'

/** The first thing the Tab key reaches. */
export const Skip = styled.a`
  position: absolute;
  z-index: ${theme.z.toast};
  top: 8px;
  left: 8px;
  padding: 10px 16px;
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`

/** Keeps the footer at the bottom of short pages. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`

export const Content = styled.main`
  flex: 1;
  outline: none;
`
