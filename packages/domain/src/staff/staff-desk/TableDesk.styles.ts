import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** The list and, from 1280, the drawer beside it. */
export const Root = styled.div`
  flex: 1;
  display: flex;
  min-height: 0;

  ${media.narrow} {
    display: block;
  }
`
export const DrawerPlace = styled.div`
  display: contents;
`
export const Rows = styled.div`
  position: relative;
  flex: 1;
  min-height: 220px;

  ${media.narrow} {
    min-height: 0;
  }
`
export const Foot = styled.div`
  flex: none;
  padding: 0 ${theme.density.gutter};
  border-top: 1px solid ${theme.color.line};

  &[data-bulk] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 16px;
    min-height: 60px;
    padding-left: 8px;
  }
  &[data-bulk] > nav {
    margin-left: auto;
  }
  ${media.cards} {
    &[data-bulk] {
      position: sticky;
      bottom: 0;
      z-index: 1;
      padding-inline: 0;
      background: ${theme.color.surface};
    }
    &[data-bulk] > section {
      flex-basis: 100%;
    }
    &[data-bulk] > nav {
      flex: 1;
      padding-inline: ${theme.density.gutter};
    }
  }
`
export const Stale = styled.div`
  flex: none;
  padding: 0 ${theme.density.gutter} 10px;
`
export const LoadedAt = styled.span`
  color: ${theme.color.text3};
  font: ${theme.type.micro};

  /* a phone's header keeps its one line for the buttons */
  ${media.phone} {
    display: none;
  }
`
export const Heading = styled.h2`
  ${visuallyHidden}
`
