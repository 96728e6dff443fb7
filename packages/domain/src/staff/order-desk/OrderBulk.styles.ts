import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Obstacle = styled.span`
  align-self: center;
  color: ${theme.color.onCover2};
`
