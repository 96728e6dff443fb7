import { arrangedIds, type ColumnLayout } from '../column-settings/column-layout.ts'
import type { TableFeature } from './DataTable.types.ts'

/** Order of the columns and which are hidden, from `ColumnSettings`; the first stays first and is never hidden. */
export const arranged = (layout: ColumnLayout): TableFeature<object> => ({
  name: 'arranged',
  arrange: ([first, ...others]) => {
    const ids = arrangedIds(others, layout).filter(id => !layout.hidden.includes(id))
    return first === undefined ? ids : [first, ...ids]
  },
})
