import { media } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** A phone's header has no room that could be kept for a number; the panel says it. */
export const Count = styled.span`
  ${media.phone} {
    display: none;
  }
`
