import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`
export const Quick = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
