export { shortTime } from './short-time.ts'
export { waitingFamily } from './waiting.ts'
