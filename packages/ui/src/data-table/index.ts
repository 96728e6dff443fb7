export { DataTable, type DataTableProps } from './DataTable.tsx'
export type { Column, Selection, Sort } from './DataTable.types.ts'
