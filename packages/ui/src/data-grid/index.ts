export { DataGrid } from './DataGrid.tsx'
export type {
  DataGridProps,
  GridColumn,
  GridPaging,
  GridRecord,
  GridSelecting,
  RowAction,
} from './DataGrid.types.ts'
export { allMatching, isSelected, noneSelected, selectedCount, type GridSelection } from './grid-selection.ts'
