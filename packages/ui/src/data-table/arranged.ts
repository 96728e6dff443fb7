import { columnOrderingFeature, columnPinningFeature, columnVisibilityFeature } from '@tanstack/react-table'
import { arrangedIds, type ColumnLayout } from '../column-settings/column-layout.ts'
import type { TableFeature } from './DataTable.types.ts'

/** Order of the columns and which are hidden, from `ColumnSettings`; the first stays first and is never hidden. */
export const arranged = (layout: ColumnLayout): TableFeature<object> => ({
  name: 'arranged',
  engine: { columnOrderingFeature, columnPinningFeature, columnVisibilityFeature },
  options: columns => {
    const ids = columns.map(({ id }) => id)
    return {
      state: {
        columnOrder: arrangedIds(ids, layout),
        columnPinning: { start: ids.slice(0, 1), end: [] },
        columnVisibility: Object.fromEntries(layout.hidden.map(id => [id, id === ids[0]])),
      },
    }
  },
})
