export { isTooLarge } from './picture-size.ts'
