import { styled } from 'styled-components'

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
