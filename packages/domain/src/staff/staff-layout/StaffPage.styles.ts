import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${theme.color.surface};

  &[data-ground='paper'] {
    flex: none;
    background: ${theme.color.paper};
  }
  ${media.narrow} {
    display: block;
  }
`
export const Head = styled.div`
  flex: none;
  padding: 0 ${theme.density.gutter};

  [data-ground='paper'] > & {
    padding: 0 24px;
  }
  ${media.phone} {
    [data-ground='paper'] > & {
      padding: 0 16px;
    }
  }
`
