import { css, styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

export const list = css`
  display: flex;
  gap: 32px;
  border-bottom: 1px solid ${theme.color.lineStrong};

  [data-density='staff'] & {
    gap: 4px;
  }
  ${media.phone} {
    gap: 28px;
    overflow-x: auto;
    scrollbar-width: none;
    scroll-snap-type: x proximity;
  }
`
export const List = styled.div`
  ${list}
`

export const tab = css`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 46px;
  color: ${theme.color.text2};
  font: 400 1rem/1.5rem ${theme.family.sans};
  text-decoration: none;
  white-space: nowrap;
  scroll-snap-align: start;

  [data-density='staff'] & {
    min-height: 38px;
    padding: 0 10px;
    font: ${theme.type.table};
  }
  @media (pointer: coarse) {
    min-width: 44px;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:hover {
      color: ${theme.color.text};
    }
  }
  &:is([aria-selected='true'], [aria-current='page']) {
    color: ${theme.color.text};
    font-weight: 600;
  }
  &:is([aria-selected='true'], [aria-current='page'])::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    /* a border, not a ground: forced colours keep it */
    border-bottom: 3px solid ${theme.color.primary};
    [data-density='staff'] & {
      inset-inline: 10px;
    }
  }
`
export const Tab = styled.button`
  ${tab}
`
export const Panel = styled.div`
  &:focus-visible {
    outline-offset: 4px;
  }
`
