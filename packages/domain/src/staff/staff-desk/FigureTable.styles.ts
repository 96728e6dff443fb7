import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { css, styled } from 'styled-components'
import { Table as CardTable } from './CardTable.styles.ts'

export { Body, Caption } from './CardTable.styles.ts'

export const Table = styled(CardTable)`
  min-width: 720px;

  ${media.cards} {
    min-width: 0;
  }
`
export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  background: ${theme.color.sunken};

  ${media.cards} {
    display: none;
  }
`
export const Foot = styled.tfoot.attrs({ role: 'rowgroup' })`
  font-weight: 600;

  ${media.cards} {
    display: block;
  }
`
/** A card has as many columns as `--columns` says. */
export const Row = styled.tr.attrs({ role: 'row' })`
  &[data-quiet] {
    color: ${theme.color.text2};
  }
  ${media.cards} {
    display: grid;
    grid-template-columns: repeat(var(--columns, 3), minmax(0, 1fr));
    gap: 8px 12px;
    padding: 12px ${theme.density.gutter};
    border-bottom: 1px solid ${theme.color.line};
  }
`
const edges = css`
  &:first-child {
    padding-left: ${theme.density.gutter};
  }
  &:last-child {
    padding-right: ${theme.density.gutter};
  }
  &[data-figure] {
    text-align: right;
    white-space: nowrap;
  }
`
export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  height: 36px;
  padding: 0 12px;
  border-block: 1px solid ${theme.color.line};
  color: ${theme.color.text2};
  font: ${theme.type.micro};
  font-weight: 600;
  text-align: left;
  white-space: nowrap;
  ${edges}
`
/** For a head that tells too little without the column before it. */
export const Unseen = styled.span`
  ${visuallyHidden}
`
const cell = css`
  padding: 10px 12px;
  border-bottom: 1px solid ${theme.color.line};
  font-weight: inherit;
  text-align: left;
  vertical-align: top;

  & small {
    display: block;
    color: ${theme.color.text2};
    font: ${theme.type.micro};
  }
  & small[data-off] {
    color: ${theme.color.warning};
    font-weight: 600;
  }
  ${edges}

  ${Foot} & {
    border-bottom: 0;
  }
  ${media.cards} {
    grid-column: 1 / -1;

    &&& {
      padding: 0;
      border: 0;
      text-align: left;
    }
    &[data-figure] {
      grid-column: auto;
    }
    &[data-card='line'] {
      grid-column: 1 / -1;
    }
    /* the first line: what it is, and by how much it differs */
    &&&[data-card='title'] {
      grid-area: 1 / 1 / auto / -2;
    }
    &&&[data-card='end'] {
      grid-area: 1 / -2 / auto / -1;
      text-align: right;
    }
    /* a dash says nothing without its column */
    &[data-nothing] {
      display: none;
    }
    &[data-name]::before {
      content: attr(data-name);
      display: block;
      color: ${theme.color.text2};
      font: ${theme.type.micro};
    }
  }
`
export const RowHead = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  ${cell}
`
export const Cell = styled.td.attrs({ role: 'cell' })`
  ${cell}
`
/** The accountant's double rule under the result. */
export const Result = styled.span`
  display: inline-block;
  padding-bottom: 2px;
  border-bottom: 4px double ${theme.color.text};
`
