import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Root = styled.span`
  display: inline-block;
  min-width: 20px;
  padding: 0 6px;
  border-radius: 10px;
  background: ${theme.color.neutralSoft};
  color: ${theme.color.text2};
  font: 400 0.75rem/1.25rem ${theme.family.sans};
  text-align: center;

  &[data-tone='plain'] {
    min-width: 0;
    padding: 0 4px;
    background: none;
  }
  &[data-tone='attention'] {
    background: ${theme.color.warningSoft};
    color: ${theme.color.warning};
    font-weight: 600;
  }
`
