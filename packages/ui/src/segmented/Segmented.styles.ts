import { styled } from 'styled-components'
import { media, theme, visuallyHidden } from '../theme/index.ts'

export const Root = styled.div`
  display: inline-flex;
  gap: 2px;
  max-width: 100%;
  padding: 2px;
  overflow-x: auto;
  scrollbar-width: none;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.s};
  background: ${theme.color.sunken};
`
export const Item = styled.label`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 30px;
  padding: 0 12px;
  border-radius: 3px;
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};
  white-space: nowrap;
  cursor: pointer;

  /* The inset of the track belongs to the target. */
  &::after {
    content: '';
    position: absolute;
    inset: -2px 0;
  }
  ${media.phone} {
    min-height: 44px;
  }
  [data-density='staff'] & {
    min-height: 26px;
    font: ${theme.type.table};
  }
  &:has(:checked) {
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font-weight: 600;
    box-shadow: ${theme.shadow.low};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
`
export const Input = styled.input`
  ${visuallyHidden}
`
