import { media } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;

  /* a day in the larger type of a phone takes more than half a popover */
  ${media.phone} {
    grid-template-columns: 1fr;
  }
`
export const Quick = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
