import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { Lines } from '../order-desk/OrderDetail.styles.ts'

/** When and which time on one line; the result has the rest, and under 640 a line of its own. */
export const Attempts = styled(Lines)`
  & time,
  & tbody th {
    white-space: nowrap;
  }
  & :is(th, td):last-child {
    width: 100%;
    padding-right: 0;
  }
  & td:last-child > span {
    align-items: start;
    white-space: normal;
  }
  & td svg {
    flex: none;
    margin-top: 2px;
  }
  ${media.cards} {
    &,
    & tbody {
      display: block;
    }
    & thead {
      display: none;
    }
    & tr {
      display: grid;
      grid-template-columns: auto 1fr;
      padding: 6px 0;
      border-bottom: 1px solid ${theme.color.line};
    }
    & tbody :is(th, td) {
      padding-block: 2px;
      border: 0;
    }
    & td:last-child {
      grid-column: 1 / -1;
    }
  }
`
