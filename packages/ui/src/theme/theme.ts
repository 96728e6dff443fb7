import { createTheme } from 'styled-components'
import { light } from './tokens.ts'

/**
 * The theme as CSS variables of one shape: `${theme.color.text}` in a `.styles.ts` file.
 * A misspelt token does not compile. Light, dark and the two densities only change the variables.
 */
export const theme = createTheme(light, { prefix: 'portal' })
