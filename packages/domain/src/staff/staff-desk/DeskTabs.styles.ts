import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  flex: none;
  padding: 0 ${theme.density.gutter};
  overflow-x: auto;
  scrollbar-width: none;

  & > nav {
    border: 0;
  }
  &[data-ruled] {
    border-bottom: 1px solid ${theme.color.lineStrong};
  }
`
