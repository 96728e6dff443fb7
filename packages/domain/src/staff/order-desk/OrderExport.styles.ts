import { Button } from '@portal/ui/button'
import { media } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** As wide as with five digits: the buttons beside it stay where they are when the number comes or changes. */
export const Export = styled(Button)`
  min-width: 10em;

  ${media.phone} {
    min-width: 0;
  }
`
/** A phone's header has no room that could be kept for a number; the panel says it. */
export const Count = styled.span`
  ${media.phone} {
    display: none;
  }
`
