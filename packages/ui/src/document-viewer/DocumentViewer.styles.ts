import { styled } from 'styled-components'
import { bar, barTitle } from '../image-viewer/bar.styles.ts'
import { media, theme } from '../theme/index.ts'

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 320px;
  height: 100%;
  background: ${theme.color.sunken};
  font: ${theme.type.table};
`
export const Bar = styled.header`
  ${bar}
  min-height: 44px;
  padding: 0 12px;
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
`
export const Name = styled.p`
  ${barTitle}

  ${media.phone} {
    flex-basis: 100%;
    padding-top: 8px;
  }

  & > span {
    margin-left: 6px;
    color: ${theme.color.text2};
  }
`
export const Stage = styled.section`
  flex: 1;
  display: grid;
  place-items: safe center;
  min-height: 0;
  overflow: auto;
  padding: 24px;

  & > img {
    max-width: 100%;
    transition: transform ${theme.motion.fast} ${theme.motion.standard};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
export const File = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  color: ${theme.color.text2};
`
export const Thumbs = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  padding: 8px;
`
export const Thumb = styled.button`
  width: 48px;
  height: 60px;
  border: 1px solid ${theme.color.lineStrong};
  background: ${theme.color.surface};

  &[aria-current] {
    border: 2px solid ${theme.color.primary};
  }
`
