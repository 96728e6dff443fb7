import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  flex: none;
  display: flex;
  padding: 0 ${theme.density.gutter};
  overflow-x: auto;
  scrollbar-width: none;

  & > nav {
    flex: none;
    overflow: visible;
    border: 0;
  }
  &[data-ruled] {
    border-bottom: 1px solid ${theme.color.lineStrong};
  }
`
