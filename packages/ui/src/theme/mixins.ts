import { css } from 'styled-components'
import { theme } from './theme.ts'

/** Out of sight, still read aloud. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** One line, cut with an ellipsis; give the full text in `title`. */
export const ellipsis = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** The first thing the Tab key reaches; out of sight until then. Give it the colour of its ground. */
export const skipLink = css`
  position: absolute;
  z-index: ${theme.z.toast};
  top: 8px;
  left: 8px;
  padding: 10px 16px;
  border-radius: ${theme.radius.s};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`
