import type { RowHeight } from '../column-settings/index.ts'
import type { TableFeature } from './DataTable.types.ts'

/** Height of staff rows: 40 px, or 48. */
export const density = (rowHeight: RowHeight): TableFeature<object> => ({
  name: 'density',
  table: { 'data-rows': rowHeight },
})
