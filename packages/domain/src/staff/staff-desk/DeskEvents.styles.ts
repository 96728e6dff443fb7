import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.ul`
  margin-top: 4px;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 12px;
    padding: 4px 0;
  }
  & time {
    color: ${theme.color.text2};
    white-space: nowrap;
  }
`
