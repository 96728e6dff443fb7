import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.ul`
  margin-top: 4px;
`
export const Item = styled.li`
  display: flex;
  gap: 8px;
  padding: 6px 0;
  border-bottom: 1px solid ${theme.color.line};

  & > svg {
    margin-top: 2px;
  }
  &[data-verdict='ok'] > svg {
    color: ${theme.color.success};
  }
  &[data-verdict='attention'] > svg {
    color: ${theme.color.warning};
  }
  &[data-verdict='open'] > svg {
    color: ${theme.color.text3};
  }
`
