import { styled } from 'styled-components'

/**
 * Keeps the footer at the bottom of short pages. It comes when the page is there: one that came before would be pushed
 * down before the eyes of the reader.
 */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;

  & > main:empty ~ footer,
  &:has(> main [data-skeleton]) > footer {
    visibility: hidden;
  }
`

export const Content = styled.main`
  flex: 1;
  outline: none;
`
