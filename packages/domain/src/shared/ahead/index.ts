export { chunk } from './chunk.tsx'
export { mayGuess } from './may-guess.ts'
export { rowOf, useRowsAhead } from './rows.ts'
export { useWhenIdle } from './use-when-idle.ts'
