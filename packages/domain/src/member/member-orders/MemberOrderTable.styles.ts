import { DataTable } from '@portal/ui/data-table'
import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** Rows of two lines, taller than those of a list, and cards whose parts stand where one looks for them. */
export const Table = styled(DataTable)`
  & > table {
    table-layout: fixed;
    border-collapse: collapse;
  }
  & th[data-column] {
    height: auto;
    padding-block: 10px;
    background: none;
  }
  & td[data-column] {
    height: auto;
    padding-block: 16px;
    background: none;
    vertical-align: top;
  }
  & td[data-column='move'] > button {
    margin-block: -6px;
  }
  & td[data-column='invoice'] > button {
    margin-block: -6px;
    margin-left: -6px;
  }
  & td[data-column='move'] > [data-variant='text'] {
    margin-right: -6px;
  }
  & tr[data-open] > td[data-column] {
    border-bottom: 0;
  }
  & tr[data-panel] > td {
    padding: 0 0 28px;
    border-bottom: 1px solid ${theme.color.line};
  }

  ${media.phone} {
    & > table,
    & > table > tbody,
    & tr[data-panel],
    & tr[data-panel] > td {
      display: block;
    }
    & > table > thead {
      ${visuallyHidden}
    }
    & > table > tbody > tr:not([data-panel]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px 12px;
      padding: 14px 0;
      border-bottom: 1px solid ${theme.color.line};
    }
    & > table > tbody > tr[data-open] {
      border-bottom: 0;
    }
    & tr > td[data-column][data-column] {
      padding: 0;
      border: 0;
    }
    & td[data-column='item'] {
      grid-area: 1 / 1;
    }
    & td[data-column='amount'] {
      grid-area: 1 / 2;
    }
    & td[data-column='date'] {
      grid-area: 2 / 1;
      color: ${theme.color.text2};
      font: ${theme.type.bodyS};
    }
    & td[data-column='status'] {
      grid-area: 2 / 2;
      text-align: right;
    }
    & td[data-column='invoice'] {
      grid-area: 3 / 1;
      align-self: center;
    }
    /* a row that is no matter of documents needs no line for them */
    & td[data-column='invoice']:not(:has(button, svg)) {
      display: none;
    }
    & td[data-column='move'] {
      grid-area: 3 / 2;
    }
    & td[data-column='invoice']:not(:has(button, svg)) + td[data-column='move'] {
      grid-area: 3 / 1 / auto / 3;
    }
    & td:is([data-column='invoice'], [data-column='move']) > button {
      min-height: 44px;
      margin-block: 0;
    }
  }
` as typeof DataTable
export const Small = styled.span`
  display: block;
  color: ${theme.color.text2};
  font: ${theme.type.caption};
`
export const Item = styled.b`
  display: block;
`
