import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.span.attrs({ role: 'img' })`
  display: inline-flex;
  gap: 0.2em;
  vertical-align: -0.25em;
  color: ${theme.color.gold};

  & > svg {
    width: 1.25em;
    height: 1.25em;
    fill: currentColor;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  & > svg[data-empty] {
    fill: none;
  }
`
