export { shortTime } from './short-time.ts'
