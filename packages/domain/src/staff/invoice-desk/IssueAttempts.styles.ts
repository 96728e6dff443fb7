import { styled } from 'styled-components'
import { Lines } from '../order-desk/OrderDetail.styles.ts'

/** When and which time on one line each; the result has the rest. */
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
`
