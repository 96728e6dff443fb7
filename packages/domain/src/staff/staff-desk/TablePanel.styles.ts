import { visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { tableScroll } from './desk-parts.styles.ts'

/** The table scrolls below the tabs; in a narrow window the page does. */
export const Root = styled.section.attrs({ tabIndex: 0 })`
  position: relative;
  ${tableScroll}
`
export const Name = styled.h2`
  ${visuallyHidden}
`
