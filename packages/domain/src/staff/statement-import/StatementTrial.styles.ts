import { styled } from 'styled-components'

export const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
`
