import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** The table scrolls below the tabs; in a narrow window the page does. */
export const Root = styled.section.attrs({ tabIndex: 0 })`
  position: relative;
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
export const Name = styled.h2`
  ${visuallyHidden}
`
