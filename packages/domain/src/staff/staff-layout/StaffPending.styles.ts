import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** Room around what is on its way, as around what comes. */
export const Coming = styled.div`
  padding: 24px ${theme.density.gutter};
`
