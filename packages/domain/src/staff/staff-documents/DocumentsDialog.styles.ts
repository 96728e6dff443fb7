import { styled } from 'styled-components'

export const Stage = styled.div`
  height: min(68dvh, 640px);
  margin: 0 -28px -24px;

  @media (max-width: 767.98px) {
    margin: 0 -16px -20px;
  }
`
