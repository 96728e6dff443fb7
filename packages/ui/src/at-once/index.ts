export { useAtOnce } from './useAtOnce.ts'
