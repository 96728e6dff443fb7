import { styled } from 'styled-components'

/** A masked value with the way to type it anew beside it. */
export const Masked = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;

  & > :first-child {
    width: 100%;
  }
`
