export { DuesRecordPanel } from './DuesRecordPanel.tsx'
export { DuesRecordTable, type DuesRecordTableProps } from './DuesRecordTable.tsx'
