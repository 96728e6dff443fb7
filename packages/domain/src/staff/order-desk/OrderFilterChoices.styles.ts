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
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  width: 336px;
  max-width: 100%;
  padding: 14px;
`
export const Quick = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
