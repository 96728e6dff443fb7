import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-right: 4px;

  & > span:first-child {
    color: ${theme.color.text3};
    font: ${theme.type.micro};
    white-space: nowrap;
  }
`
