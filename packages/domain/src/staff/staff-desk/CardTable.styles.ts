import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

/**
 * A table each of whose rows is a card under 640 px; a caller sets the least width and lays the cells out. Roles by name:
 * a table that is laid out as cards would lose them.
 */
export const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
  font: ${theme.type.table};
  font-variant-numeric: tabular-nums;

  ${media.cards} {
    display: block;
  }
`
export const Caption = styled.caption`
  ${visuallyHidden}
`
export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${media.cards} {
    display: block;
  }
`
