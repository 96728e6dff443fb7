import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** Tabs that scroll sideways, and what takes all of them away, which stays in sight. */
export const Head = styled.div`
  flex: none;
  display: flex;
  border-bottom: 1px solid ${theme.color.lineStrong};

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  ${media.phone} {
    flex-direction: column;
  }
`
export const TakeAway = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  padding-right: ${theme.density.gutter};
`
/** What the tabs tell apart; heads what stands for the lines while there are none. */
export const Name = styled.h2`
  ${visuallyHidden}
`
export const Root = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
`
