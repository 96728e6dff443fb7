export { DataGrid, type DataGridProps } from './DataGrid.tsx'
export type { GridColumn, GridPaging, GridRecord, GridSelecting, RowAction } from './DataGrid.types.ts'
export { allMatching, isSelected, noneSelected, selectedCount, type GridSelection } from './grid-selection.ts'
