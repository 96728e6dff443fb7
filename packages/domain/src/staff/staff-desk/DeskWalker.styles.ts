import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  align-items: center;
  margin-left: auto;
  color: ${theme.color.text3};
  font: ${theme.type.micro};
  white-space: nowrap;

  & > span {
    margin-right: 4px;
  }
`
