import { styled } from 'styled-components'
import { theme } from '@portal/ui/theme'
import { publicPage } from '../../shared/public-page/index.ts'

export const Root = styled.div`
  max-width: 720px;
  ${publicPage}

  h1 {
    font: ${theme.type.h1};
    letter-spacing: ${theme.track.h1};
  }
  > p:first-of-type {
    margin: 4px 0 24px;
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
  h2 {
    margin: 28px 0 8px;
    font: ${theme.type.h3};
  }
`
