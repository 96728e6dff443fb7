import { css, styled } from 'styled-components'
import * as Table from '../data-table/DataTable.styles.ts'
import { media, theme } from '../theme/index.ts'

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  max-height: 100%;
`
/** The only place that scrolls; bounded even where the page around it is not, so that thousands of rows stay undrawn. */
export const Scroll = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  overflow: auto;
  scroll-padding: 36px 0 0 var(--lead, 0);

  &[data-virtual] {
    max-height: 100dvh;
  }
  &[data-refreshing] {
    cursor: progress;
  }
  &[data-refreshing] thead th {
    border-bottom-color: ${theme.color.primary};
    box-shadow: inset 0 -1px 0 ${theme.color.primary};
  }
`
export const Grid = styled(Table.Table).attrs({ role: 'grid' })`
  table-layout: fixed;
  min-width: var(--min-width);

  ${media.cards} {
    min-width: 0;
  }
`
/** Cells that stay in sight; an edge shows that others have slid under them. */
const stuck = css`
  &[data-sticky='end'] {
    right: 0;
    left: auto;
  }
  [data-moved='start'] &[data-sticky='lead'],
  [data-moved='both'] &[data-sticky='lead'] {
    border-right: 1px solid ${theme.color.lineStrong};
  }
  [data-moved='end'] &[data-sticky='end'],
  [data-moved='both'] &[data-sticky='end'] {
    border-left: 1px solid ${theme.color.lineStrong};
  }
`
export const HeadCell = styled(Table.HeadCell)`
  overflow: hidden;
  text-overflow: ellipsis;

  &[data-sticky='pick'] {
    overflow: visible;
  }
  ${stuck}
`
export const Row = styled(Table.Row)`
  &:focus-visible {
    position: relative;
    outline-offset: -2px;
  }
  &:focus-visible > td {
    box-shadow:
      inset 0 2px 0 ${theme.color.focus},
      inset 0 -2px 0 ${theme.color.focus};
  }
`
export const PickCell = styled(Table.PickCell).attrs({ role: 'gridcell' })``
export const Cell = styled(Table.Cell).attrs({ role: 'gridcell' })`
  && {
    max-width: none;
  }
  &[data-sticky='end'] {
    overflow: visible;
  }
  ${stuck}
  ${media.cards} {
    [data-moved] &&[data-sticky] {
      border: 0;
    }
    &&&[data-sticky='end'] {
      justify-content: flex-end;
    }
  }
`
export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-right: -8px;
`
export const Gap = styled.td`
  height: var(--height);
  padding: 0;

  ${media.cards} {
    display: block;
  }
`
export const Instead = styled.div`
  padding: 24px ${theme.density.gutter};
`
export const Foot = styled.footer`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  min-height: 48px;
  padding: 0 ${theme.density.gutter};
  border-top: 1px solid ${theme.color.line};

  &[data-bulk] {
    min-height: 60px;
    padding-left: 8px;
  }
  & > nav {
    flex: 1;
  }
  &[data-bulk] > nav {
    flex: 0 1 auto;
    margin-left: auto;
  }
  ${media.cards} {
    &[data-bulk] {
      padding-inline: 0;
    }
    & > section {
      flex-basis: 100%;
    }
    &[data-bulk] > nav {
      flex: 1;
      padding-inline: ${theme.density.gutter};
    }
  }
`
