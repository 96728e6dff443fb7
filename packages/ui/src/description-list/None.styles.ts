import { styled } from 'styled-components'
import { theme, visuallyHidden } from '../theme/index.ts'

export const Dash = styled.span`
  color: ${theme.color.text3};
`

export const SpokenText = styled.span`
  ${visuallyHidden}
`
