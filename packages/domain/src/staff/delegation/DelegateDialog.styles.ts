import { styled } from 'styled-components'

export const Form = styled.div`
  display: grid;
  gap: 12px;
`
