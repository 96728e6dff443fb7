import { visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.section`
  display: grid;
  /* not as wide as its widest part wants */
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`
/** The page's title says it to the eye. */
export const Title = styled.h2`
  ${visuallyHidden}
`
