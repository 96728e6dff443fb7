import { css } from 'styled-components'
import { theme } from '../theme/index.ts'

/** The ground of everything that floats over the page and scrolls when it is too long. */
export const sheet = css`
  overflow: auto;
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.float};
`
/** A line of a list that is walked by keys. */
export const line = css`
  display: flex;
  align-items: center;
  cursor: pointer;
  outline: none;

  &[data-focused] {
    background: ${theme.color.sunken};
  }
  &[data-focus-visible] {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
`
/** A line that is chosen: its text takes the room. */
export const option = css`
  ${line}
  gap: 8px;
  min-height: ${theme.density.target};
  font: ${theme.density.bodyFont};

  & > span {
    flex: 1;
    min-width: 0;
  }
  &[data-selected] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
    font-weight: 600;
  }
`
