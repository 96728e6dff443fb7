import { media, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** The card says it to the eye. */
export const Title = styled.h2`
  ${visuallyHidden}
`

/** Under the card of a membership that was ended. */
export const Again = styled.div`
  margin-top: 28px;
`

export const Root = styled.section`
  margin-top: 28px;

  ${media.phone} {
    margin-top: 20px;
  }
`
