import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Quiet = styled.span`
  color: ${theme.color.text2};
`
