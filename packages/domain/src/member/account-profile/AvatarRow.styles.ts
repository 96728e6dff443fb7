import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Message = styled.p`
  flex-basis: 100%;
  color: ${theme.color.danger};
  font: ${theme.type.bodyS};
`
