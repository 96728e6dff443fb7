import { media } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** The way out that phones have in the link above the form. */
export const WideOnly = styled.span`
  display: contents;

  ${media.phone} {
    display: none;
  }
`
