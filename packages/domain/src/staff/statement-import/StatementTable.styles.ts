import { ellipsis, media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { Table as CardTable } from '../staff-desk/CardTable.styles.ts'

export { Body, Caption } from '../staff-desk/CardTable.styles.ts'

export const Table = styled(CardTable)`
  min-width: 1080px;

  ${media.cards} {
    min-width: 0;
  }
`
export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  position: sticky;
  z-index: 1;
  top: 0;
  background: ${theme.color.sunken};

  ${media.cards} {
    position: static;
    display: block;

    & th:not(:first-child) {
      display: none;
    }
  }
`
/** Read aloud above a table; above cards it is seen too. */
export const OnCards = styled.span`
  ${media.rows} {
    ${visuallyHidden}
  }
`
export const Row = styled.tr.attrs({ role: 'row' })`
  &[data-ticked] > td {
    background: ${theme.color.primarySoft};
  }
  &[data-group] > td {
    padding-left: 52px;
    background: ${theme.color.paper};
    color: ${theme.color.text2};
  }
  &[data-group] b {
    color: ${theme.color.text};
  }
  ${media.cards} {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 2px 0;
    padding: 8px 0;
    border-bottom: 1px solid ${theme.color.line};

    &[data-group] {
      display: block;
      padding: 0;
    }
    &[data-group] > td {
      display: block;
      padding-block: 10px;
      padding-left: ${theme.density.gutter};
    }
    &[data-ticked] {
      background: ${theme.color.primarySoft};
    }
  }
`
export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  padding: 8px 8px;
  border-bottom: 1px solid ${theme.color.lineStrong};
  font-weight: 600;
  text-align: left;
  white-space: nowrap;

  &:first-child {
    width: 44px;
    padding-left: ${theme.density.gutter};
  }
  &[data-align] {
    text-align: right;
  }
`
export const Cell = styled.td.attrs({ role: 'cell' })`
  max-width: 240px;
  padding: 10px 8px;
  border-bottom: 1px solid ${theme.color.line};
  vertical-align: top;
  overflow-wrap: anywhere;

  &:first-child {
    padding-left: ${theme.density.gutter};
  }
  &[data-align] {
    text-align: right;
    white-space: nowrap;
  }
  &:is([data-label='行号'], [data-label='时间'], [data-label='订单号']) {
    white-space: nowrap;
  }
  & b {
    font-weight: 600;
  }
  ${media.cards} {
    grid-column: 2 / -1;
    max-width: none;
    padding: 0 ${theme.density.gutter} 0 0;
    border: 0;

    &:first-child {
      grid-row: 1 / span 9;
      grid-column: 1;
    }
    &[data-label] {
      display: grid;
      grid-template-columns: max-content minmax(0, 1fr);
      column-gap: 6px;
    }
    &[data-label]::before {
      content: attr(data-label);
      grid-row: 1 / span 9;
      color: ${theme.color.text3};
    }
    /* who paid how much, below it when; each without its head */
    &[data-card]::before {
      content: none;
    }
    &[data-card='payer'],
    &[data-card='amount'] {
      grid-row: 1;
      font-weight: 600;
    }
    &[data-card='time'],
    &[data-card='line'] {
      grid-row: 2;
    }
    &[data-card='payer'],
    &[data-card='time'] {
      grid-column: 2;
    }
    &[data-card='amount'],
    &[data-card='line'] {
      display: flex;
      grid-column: 3;
      justify-content: flex-end;
    }
    &[data-card='line']::before {
      content: attr(data-label);
    }
    &[data-label='应付'] {
      text-align: left;
    }
    &[data-none] {
      display: none;
    }
  }
`
/** What concerns one of several orders of a line. */
export const Part = styled.div`
  ${media.rows} {
    [data-cut] > & {
      max-width: 200px;
      ${ellipsis}
    }
  }
  & + & {
    margin-top: 8px;
  }
  ${media.cards} {
    grid-column: 2;
  }
`
export const Reason = styled.span`
  display: flex;
  gap: 8px;

  & svg {
    flex: none;
    margin-top: 2px;
    color: ${theme.color.text3};
  }
  &[data-tone='success'] svg {
    color: ${theme.color.success};
  }
  &[data-tone='warning'] svg {
    color: ${theme.color.warning};
  }
`
