/** The loader icon; turns unless the reader asked for less motion. */
export { Root as Spinner } from './Spinner.styles.ts'
