import { ruledTable } from '@portal/ui/compositions'
import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Table = styled.table`
  ${ruledTable}

  & th {
    white-space: nowrap;
  }
  & td {
    padding: 16px 12px 16px 0;
    vertical-align: top;
  }
  & [data-figure] {
    padding-right: 40px;
    text-align: right;
    white-space: nowrap;
  }

  ${media.cards} {
    & > tbody > tr {
      gap: 0 12px;
      padding: 14px 0;
    }
    & td {
      padding: 0;
    }
    & td[data-figure] {
      grid-area: 1 / 2;
      padding: 0;
      font-weight: 600;
    }
    & td[data-part='type'],
    & td[data-part='paid'],
    & td[data-part='order'] {
      color: ${theme.color.text2};
      font: ${theme.type.bodyS};
    }
    & td[data-part='type'] {
      grid-area: 2 / 1;
    }
    & td[data-part='channel'] {
      display: none;
    }
    & td[data-part='paid'] {
      grid-area: 3 / 1;
    }
    & td[data-part='order'] {
      grid-area: 2 / 2 / 4;
      align-self: center;
      text-align: right;
    }
    & td[data-part='order'] > a {
      min-width: 44px;
      min-height: 44px;
      justify-content: flex-end;
    }
  }
`
/** Said only where the column of the channel is folded away. */
export const OnCards = styled.span`
  display: none;

  ${media.cards} {
    display: inline;
  }
`
export const Foot = styled.div`
  margin-top: 8px;
`
export const State = styled.div`
  padding: 20px 0;
`
