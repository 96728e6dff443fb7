import { styled } from 'styled-components'

export const RemarkList = styled.ul`
  margin-top: 4px;

  & a {
    text-decoration: underline;
  }
`
