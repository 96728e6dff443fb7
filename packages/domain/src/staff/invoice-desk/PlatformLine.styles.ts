import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${theme.color.text2};

  & > svg {
    flex: none;
  }
  &[data-silent] {
    color: ${theme.color.warning};
  }
`
