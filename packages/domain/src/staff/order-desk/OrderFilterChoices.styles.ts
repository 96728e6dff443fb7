import { styled } from 'styled-components'

export const Choices = styled.div`
  display: grid;
  gap: 2px;
  padding: 10px 14px;

  & label {
    min-height: 32px;
    align-items: center;
  }
`
export const Days = styled.div`
  width: 336px;
  max-width: 100%;
  padding: 14px;
`
