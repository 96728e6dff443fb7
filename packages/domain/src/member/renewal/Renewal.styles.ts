import { styled } from 'styled-components'

export const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: 24px;
`
