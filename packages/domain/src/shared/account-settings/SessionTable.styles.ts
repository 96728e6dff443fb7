import { ruledTable } from '@portal/ui/compositions'
import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Table = styled.table`
  ${ruledTable}

  & td {
    padding: 8px 12px 8px 0;
  }
  & :is(th, td):last-child {
    text-align: right;
  }
  & [data-part='device'] > span {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }

  ${media.cards} {
    & > tbody > tr {
      padding: 12px 0;
    }
    & td {
      grid-column: 1;
      padding: 0;
      color: ${theme.color.text2};
      font: ${theme.type.bodyS};
    }
    & td[data-part='device'] {
      color: ${theme.color.text};
      font: ${theme.density.bodyFont};
      font-weight: 600;
    }
    & td[data-part='since'] {
      display: none;
    }
    & td[data-part='act'] {
      grid-area: 1 / 2 / 4;
      align-self: center;
    }
  }
`
export const Foot = styled.p`
  padding-top: 12px;
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};
`
export const State = styled.div`
  padding: 20px 0;
`
