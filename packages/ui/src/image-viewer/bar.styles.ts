import { css } from 'styled-components'
import { ellipsis } from '../theme/index.ts'

/** The head of a viewer: what is seen, then its tools, wrapped where they have no room. */
export const bar = css`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 4px;
`
/** What is seen, in the room that the tools leave. */
export const barTitle = css`
  ${ellipsis}
  flex: 1;
  min-width: 120px;
`
