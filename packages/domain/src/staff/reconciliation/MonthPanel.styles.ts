import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { tableScroll } from '../staff-desk/desk-parts.styles.ts'

/** The tables scroll below the tabs; in a narrow window the page does. */
export const Root = styled.section.attrs({ tabIndex: 0 })`
  position: relative;
  ${tableScroll}
`
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 4px;
  padding: 12px ${theme.density.gutter} 0;
`
export const Title = styled.h2`
  min-width: 7em;
  font: ${theme.type.h3};
  font-variant-numeric: tabular-nums;
  text-align: center;
`
export const Outlook = styled.span`
  padding-left: 8px;
  color: ${theme.color.text2};
  font: ${theme.type.table};
`
export const Body = styled.div`
  padding-bottom: 24px;

  &[aria-busy] {
    opacity: 0.6;
  }
`
