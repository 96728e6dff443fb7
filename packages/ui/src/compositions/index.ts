export { actionRow, cautionLine, ruledTable } from './compositions.ts'
