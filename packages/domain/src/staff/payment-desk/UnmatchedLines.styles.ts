import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export { Name, Root } from '../staff-desk/TablePanel.styles.ts'

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
