import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Quiet = styled.span`
  color: ${theme.color.text2};
`
/** The word that the head of the table says otherwise. */
export const OnCard = styled.span`
  display: none;

  ${media.cards} {
    display: inline;
  }
`
