import { theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Limit = styled.span`
  color: ${theme.color.text2};
`
export const Tabs = styled.div`
  flex: none;
  padding: 0 ${theme.density.gutter};
  overflow-x: auto;
  scrollbar-width: none;

  & > nav {
    border: 0;
  }
`
export const QueueState = styled.li`
  padding: 16px;
`
export const Hidden = styled.h2`
  ${visuallyHidden}
`
