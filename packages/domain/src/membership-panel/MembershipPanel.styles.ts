import { media, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** The card says it to the eye. */
export const Title = styled.h2`
  ${visuallyHidden}
`

export const Root = styled.section`
  margin-top: 28px;

  ${media.phone} {
    margin-top: 20px;
  }
`
