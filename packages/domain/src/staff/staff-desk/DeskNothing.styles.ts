import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** Room around a record that is on its way. */
export const Coming = styled.div`
  padding: 24px ${theme.density.gutter};
`
