import { styled } from 'styled-components'
import { skipLink, theme } from '@portal/ui/theme'

export const Skip = styled.a`
  ${skipLink}
  background: ${theme.color.surface};
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
