import { styled } from 'styled-components'
import { noteRow } from '@portal/ui/compositions'

export const Form = styled.form`
  display: grid;
  gap: 16px;
  margin-top: 12px;
`
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;

  @container (max-width: 400px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Foot = styled.div`
  ${noteRow}
`
