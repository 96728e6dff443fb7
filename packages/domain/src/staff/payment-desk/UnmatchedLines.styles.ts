import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { tableScroll } from '../staff-desk/desk-parts.styles.ts'

/** The table scrolls below the tabs; in a narrow window the page does. */
export const Root = styled.section.attrs({ tabIndex: 0 })`
  position: relative;
  border-top: 1px solid ${theme.color.line};
  ${tableScroll}
`
export const Name = styled.h2`
  ${visuallyHidden}
`
export const Time = styled.span`
  white-space: nowrap;
`
/** What somebody wrote: as long as it likes. */
export const Words = styled.div`
  min-width: 120px;
  overflow-wrap: anywhere;

  ${media.cards} {
    min-width: 0;
  }
`
export const Orders = styled.ul`
  display: grid;
  gap: 6px;
  min-width: 160px;

  ${media.cards} {
    min-width: 0;
  }
`
export const Note = styled.span`
  color: ${theme.color.text2};
`
