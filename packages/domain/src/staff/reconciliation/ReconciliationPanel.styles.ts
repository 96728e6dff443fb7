import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    font: ${theme.type.micro};
  }
`
