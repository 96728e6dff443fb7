import { styled } from 'styled-components'
import { headNote } from '../staff-desk/desk-parts.styles.ts'

export const Head = styled.div`
  ${headNote}
`
