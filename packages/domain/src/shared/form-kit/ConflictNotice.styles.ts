import { styled } from 'styled-components'

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
`
