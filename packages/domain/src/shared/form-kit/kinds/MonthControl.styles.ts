import { styled } from 'styled-components'

export const Lasting = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  min-width: 0;
`
