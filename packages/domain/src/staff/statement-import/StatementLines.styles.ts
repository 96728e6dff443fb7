import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** The lines scroll between counters and foot; in a narrow window the page does. */
export const Box = styled.section.attrs({ 'aria-label': '流水', tabIndex: 0 })`
  flex: 1;
  min-height: 0;
  overflow: auto;

  & > nav {
    padding: 8px ${theme.density.gutter};
  }
  ${media.narrow} {
    overflow-x: auto;
    overflow-y: visible;
  }
`
