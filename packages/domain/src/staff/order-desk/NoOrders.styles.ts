import { styled } from 'styled-components'

export const Elsewhere = styled.p`
  margin-top: 4px;
`
