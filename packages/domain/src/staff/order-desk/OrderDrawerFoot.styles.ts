import { styled } from 'styled-components'

/** At the right end, and below the acts where they leave it no room. */
export const End = styled.div`
  margin: 0 -6px 0 auto;
`
