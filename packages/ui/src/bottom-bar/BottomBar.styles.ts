import { styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

export const Root = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${theme.z.sticky};
  border-top: 1px solid ${theme.color.lineStrong};
  background: ${theme.color.surface};
`
export const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: 1248px;
  min-height: 76px;
  margin: 0 auto;
  padding: 12px 24px calc(12px + env(safe-area-inset-bottom));

  ${media.phone} {
    flex-wrap: wrap;
    gap: 8px 12px;
    padding-inline: 16px;
  }
`
export const Info = styled.div`
  flex: 1;
  min-width: 0;

  ${media.phone} {
    flex-basis: 100%;

    /* nothing to say yet: no row of its own, but still a live region */
    &:not(:has(:not(:empty))) {
      position: absolute;
    }
  }
`
export const Actions = styled.div`
  display: flex;
  gap: 12px;

  ${media.phone} {
    width: 100%;
    & > :last-child {
      flex: 1;
    }
  }
`
