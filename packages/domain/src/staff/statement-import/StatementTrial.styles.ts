import { styled } from 'styled-components'

export const TakeAway = styled.div`
  display: flex;
  align-items: center;
  margin-left: auto;
`
export const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
`
