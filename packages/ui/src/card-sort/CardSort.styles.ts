import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  color: ${theme.color.text2};
  font: ${theme.type.micro};

  & > label {
    flex: none;
  }
`
