import { styled } from 'styled-components'

export const Heading = styled.div`
  &:focus {
    outline: none;
  }
`
