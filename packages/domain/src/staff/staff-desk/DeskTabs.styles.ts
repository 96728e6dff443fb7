import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  position: relative;
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
  & > nav + nav {
    margin-left: 12px;

    &::before {
      content: '';
      align-self: center;
      height: 18px;
      margin-right: 4px;
      border-left: 1px solid ${theme.color.lineStrong};
    }
  }
  &[data-ruled] {
    border-bottom: 1px solid ${theme.color.lineStrong};
  }
`
