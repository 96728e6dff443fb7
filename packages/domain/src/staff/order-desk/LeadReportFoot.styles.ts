import { styled } from 'styled-components'
import { theme } from '@portal/ui/theme'

/** The form stands in it as it stands in the member's own order: its columns follow this width. */
export const Root = styled.div`
  container-type: inline-size;

  & > p {
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
`
