import { createGlobalStyle } from 'styled-components'
import { declare } from '../theme/declare.ts'
import { dark } from '../theme/tokens.ts'

/** The dark set of colours; apart, because only the staff app and Storybook draw it. Mount it beside ThemeProvider; the selector outweighs the light set, whichever sheet comes first. */
export const DarkTheme = createGlobalStyle`
  :root[data-theme='dark'] { color-scheme: dark; ${declare(dark)} }
`
