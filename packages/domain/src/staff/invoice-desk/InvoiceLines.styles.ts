import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { Lines as OrderLines } from '../order-desk/OrderDetail.styles.ts'

/** Under 640 a line is two: what it is about, and its three amounts with their names. */
export const Lines = styled(OrderLines)`
  & [data-figure] {
    padding-left: 12px;
  }
  & tbody a {
    white-space: nowrap;
  }
  & tfoot td:last-child {
    border-bottom: 3px double ${theme.color.text};
  }
  ${media.cards} {
    &,
    & tbody,
    & tfoot {
      display: block;
    }
    & thead {
      display: none;
    }
    & tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      padding: 8px 0;
      border-bottom: 1px solid ${theme.color.line};
    }
    & tbody th {
      grid-column: 1 / 3;
    }
    & tfoot th {
      grid-column: 1 / -1;
    }
    & :is(tbody, tfoot) :is(th, td) {
      padding: 2px 0;
      border: 0;
    }
    & tbody td:not([data-figure]) {
      text-align: right;
    }
    & td[data-figure] {
      padding-inline: 0;
      text-align: left;
    }
    & td[data-name]::before {
      content: attr(data-name);
      display: block;
      color: ${theme.color.text2};
      font: ${theme.type.micro};
    }
  }
`
export const Quiet = styled.span`
  color: ${theme.color.text2};
  font-weight: 400;
`
export const Tax = styled.p`
  margin-top: 10px;
  color: ${theme.color.text2};
`
