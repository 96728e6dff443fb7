export { isPlainPress } from './isPlainPress.ts'
