import { styled } from 'styled-components'

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
`
