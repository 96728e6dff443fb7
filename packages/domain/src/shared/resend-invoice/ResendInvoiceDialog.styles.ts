import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: 16px;
`
