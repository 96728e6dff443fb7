export { shortTime } from './short-time.ts'
export { waited } from './waited.ts'
export { waitingFamily } from './waiting.ts'
