export { useWidth } from './useWidth.ts'
