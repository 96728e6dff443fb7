import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Missing = styled.span`
  color: ${theme.color.danger};
`
export const Files = styled.ul`
  display: grid;
  gap: 4px;
`
export const Entries = styled.ol`
  display: grid;
  gap: 8px;
`
