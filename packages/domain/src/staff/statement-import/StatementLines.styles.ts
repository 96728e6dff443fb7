import { styled } from 'styled-components'
import { tableScroll } from '../staff-desk/desk-parts.styles.ts'

/** The lines scroll between counters and foot; in a narrow window the page does. */
export const Box = styled.section.attrs({ 'aria-label': '流水', tabIndex: 0 })`
  ${tableScroll}
`
