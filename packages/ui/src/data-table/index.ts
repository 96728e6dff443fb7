export { DataTable, type DataTableProps } from './DataTable.tsx'
export type { Column, RecordTableProps, Selection, Sort } from './DataTable.types.ts'
