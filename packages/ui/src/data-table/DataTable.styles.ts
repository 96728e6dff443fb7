import { styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  max-height: 100%;
`
/** The only place that scrolls. */
export const Scroll = styled.section`
  /* holds what is hidden from the eye in its cells: beyond the edge it would make the page scroll */
  position: relative;
  flex: 0 1 auto;
  min-height: 0;
  overflow: auto;
  scroll-padding: 36px 0 0 var(--lead, 0);

  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-refreshing] {
    cursor: progress;
  }
  &[data-refreshing] thead th {
    border-bottom-color: ${theme.color.primary};
    box-shadow: inset 0 -1px 0 ${theme.color.primary};
  }
`
/** Its role by name: a table that is laid out as cards would lose it. */
export const Table = styled.table.attrs<{ role?: string | undefined }>(({ role }) => ({
  role: role ?? 'table',
}))`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: ${theme.density.bodyFont};

  [data-density='staff'] & {
    font: ${theme.type.table};
  }
  &[data-fixed] {
    table-layout: fixed;
    min-width: var(--min-width);
  }
  ${media.cards} {
    [data-cards] & {
      display: block;
      min-width: 0;
    }
  }
`
export const Caption = styled.caption`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`
export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${media.cards} {
    [data-cards] & {
      display: none;
    }
  }
`
export const HeadRow = styled.tr.attrs({ role: 'row' })``
export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${media.cards} {
    [data-cards] & {
      display: block;
    }
  }
`
