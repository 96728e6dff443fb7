import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 16px 40px;
  align-items: center;
  font: 400 1rem/1.625rem ${theme.family.sans};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    & > a {
      min-height: 48px;
    }
  }
`
