export { actionRow, cautionLine, noteRow, ruledTable } from './compositions.ts'
