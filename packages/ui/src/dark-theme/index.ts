export { DarkTheme } from './DarkTheme.ts'
