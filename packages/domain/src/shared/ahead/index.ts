export { Rehearsal, type RehearsalProps } from './Rehearsal.tsx'
export { rowOf } from './rows.ts'
export { useListAhead, type ListAhead } from './use-list-ahead.ts'
export { useWhenIdle } from './use-when-idle.ts'
