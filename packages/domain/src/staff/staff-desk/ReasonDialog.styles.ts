import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: 12px;
`
export const Phrases = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
