import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

/** Neither theme nor forced colours may turn a code around. */
export const Root = styled.svg.attrs({ role: 'img' })`
  forced-color-adjust: none;
  print-color-adjust: exact;

  & > rect {
    fill: white;
  }
  & > path {
    fill: black;
  }
`
export const TooLong = styled.p`
  color: ${theme.color.danger};
  font: ${theme.type.caption};
`
