import { media, theme } from '@portal/ui/theme'
import { css } from 'styled-components'

/** A record on a desk: what scrolls, and what stays above or below it. */
export const deskRecord = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
`
/** Scrolls by itself beside others; where one stands at a time, the page scrolls. */
export const deskScroll = css`
  flex: 1;
  min-height: 0;
  overflow-y: auto;

  ${media.narrow} {
    overflow: visible;
  }
`
/** A wide table scrolls in its own box; in a narrow window the page goes on below it. */
export const tableScroll = css`
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
/** What is known of a page's data, beside its title; what is on its way has its room, or the page would move. */
export const headNote = css`
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};
  font-variant-numeric: tabular-nums;

  & > [data-awaited] {
    visibility: hidden;
  }
  ${media.phone} {
    font: ${theme.type.micro};
  }
`
/** What can be done, below what scrolls. */
export const deskFoot = css`
  flex: none;
  padding: 14px 20px 16px;
  border-top: 1px solid ${theme.color.lineStrong};

  ${media.phone} {
    padding-inline: 16px;
  }
`
/** Buttons of the foot, in their order of weight. */
export const deskActs = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  ${media.phone} {
    & > button {
      flex: 1 1 40%;
      min-height: 48px;
    }
  }
`
