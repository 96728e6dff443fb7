import { styled } from 'styled-components'
import { headNote } from '../staff-desk/desk-parts.ts'

export const Head = styled.div`
  ${headNote}
`
