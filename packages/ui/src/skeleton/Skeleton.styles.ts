import { keyframes, styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

const appear = keyframes`to { visibility: visible; }`
const breathe = keyframes`50% { opacity: .55; }`

/** Unseen for the first 300 ms: a fast answer shows no skeleton at all. */
export const Root = styled.span`
  display: block;
  width: var(--width, 100%);
  height: var(--height, 14px);
  border-radius: 3px;
  background: ${theme.color.lineStrong};
  opacity: 0.75;
  visibility: hidden;
  animation: ${appear} 0s 300ms forwards;

  ${media.moving} {
    animation:
      ${appear} 0s 300ms forwards,
      ${breathe} 1600ms 300ms linear infinite;
  }
  &[data-shape='round'] {
    border-radius: 50%;
  }
  &[data-shape='text'] {
    display: inline-block;
    max-width: 100%;
    vertical-align: middle;
  }
`
export const Lines = styled.div`
  display: grid;
  gap: 14px;
`
