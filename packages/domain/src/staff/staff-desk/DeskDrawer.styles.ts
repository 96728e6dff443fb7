import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-right: 4px;

  ${media.phone} {
    gap: 4px;
    margin-right: 0;
  }
  & > span:first-child {
    color: ${theme.color.text3};
    font: ${theme.type.micro};
    white-space: nowrap;
  }
`
