import { ruledTable } from '@portal/ui/compositions'
import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Table = styled.table`
  ${ruledTable}
  table-layout: fixed;

  & > tbody > tr > td {
    padding: 16px 12px 16px 0;
    border-bottom: 1px solid ${theme.color.line};
    vertical-align: top;
  }
  & [data-part='date'] {
    width: 138px;
  }
  & [data-part='amount'] {
    width: 128px;
    padding-right: 28px;
    text-align: right;
    white-space: nowrap;
  }
  & [data-part='status'] {
    width: 190px;
  }
  & [data-part='move'] {
    width: 104px;
    padding-right: 0;
    text-align: right;
    white-space: nowrap;
  }
  & [data-part='move'] > button {
    margin-block: -6px;
  }
  & [data-part='move'] > [data-variant='text'] {
    margin-right: -6px;
  }
  & > tbody > tr[data-open] > td {
    border-bottom: 0;
  }
  & > tbody > tr[data-panel] > td {
    padding: 0 0 28px;
  }

  ${media.phone} {
    &,
    & > tbody,
    & > tbody > tr[data-panel],
    & > tbody > tr[data-panel] > td {
      display: block;
    }
    & > thead {
      ${visuallyHidden}
    }
    & > tbody > tr:not([data-panel]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px 12px;
      padding: 14px 0;
      border-bottom: 1px solid ${theme.color.line};
    }
    & > tbody > tr[data-open] {
      border-bottom: 0;
    }
    & > tbody > tr:not([data-panel]) > td {
      width: auto;
      padding: 0;
      border: 0;
    }
    & [data-part='item'] {
      grid-area: 1 / 1;
    }
    & [data-part='amount'] {
      grid-area: 1 / 2;
    }
    & [data-part='date'] {
      grid-area: 2 / 1;
      color: ${theme.color.text2};
      font: ${theme.type.bodyS};
    }
    & [data-part='status'] {
      grid-area: 2 / 2;
      text-align: right;
    }
    & [data-part='move'] {
      grid-area: 3 / 1 / auto / 3;
    }
    & [data-part='move'] > button {
      min-height: 44px;
      margin-block: 0;
    }
  }
`
export const Small = styled.span`
  display: block;
  color: ${theme.color.text2};
  font: ${theme.type.caption};
`
export const Item = styled.b`
  display: block;
`
