import { styled } from 'styled-components'
import { media, theme } from '@portal/ui/theme'

export const Root = styled.div`
  max-width: 720px;
  margin: 0 max(24px, calc((100% - 1200px) / 2));
  padding: 48px 0 96px;

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
  ${media.phone} {
    margin: 0 16px;
    padding: 32px 0 64px;
  }
`
