import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Root = styled.output`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};

  &[data-state='failed'],
  &[data-state='conflict'] {
    color: ${theme.color.warning};
  }
`
