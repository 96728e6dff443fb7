import { styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

/**
 * In the row beside the list from 1280; covers it below, and where `data-over` stands around it. It does not slide in:
 * a slow computer takes longer to draw the first frame of that than the record itself.
 */
export const Root = styled.dialog`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: ${theme.z.drawer};
  display: flex;
  flex: none;
  flex-direction: column;
  width: 536px;
  max-width: 100vw;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-left: 1px solid ${theme.color.lineStrong};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.high};
  color: ${theme.color.text};
  font: ${theme.type.table};

  ${media.wide} {
    position: sticky;
    top: 0;
    align-self: flex-start;

    [data-over] & {
      position: fixed;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
export const Head = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 52px;
  padding: 0 10px 0 20px;
  border-bottom: 1px solid ${theme.color.line};

  ${media.phone} {
    gap: 0;
    padding: 0 4px 0 16px;
  }
`
export const Title = styled.h2`
  flex: 1;
  /* the date in an order's number stays in one piece */
  min-width: 5em;
  font: 600 0.9375rem/1.5rem ${theme.family.sans};
`
export const Body = styled.section`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 18px 20px;

  &:focus-visible {
    outline-offset: -2px;
  }
`
export const Foot = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px 20px;
  border-top: 1px solid ${theme.color.lineStrong};

  /* nothing to do, or not there yet */
  &:empty {
    display: none;
  }
`
