import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  /* not as wide as its widest part wants */
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
`
