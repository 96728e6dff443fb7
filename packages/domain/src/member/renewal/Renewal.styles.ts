import { styled } from 'styled-components'

export const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: 24px;
`
/** One part below the other, each as wide as the page. */
export const Units = styled.section`
  display: grid;
  gap: 24px;
`
/** A number in two groups, on one line. */
export const OrderNo = styled.span`
  white-space: nowrap;
`
