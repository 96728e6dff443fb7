import type { TableFeature } from './DataTable.types.ts'
import { RowActions, type RowAction } from './RowActions.tsx'

/** What can be done with one row, in the last column: a few as icons, the rest in a menu. */
export const actions = <Row extends object>(
  actionsOf: (row: Row) => readonly RowAction[],
): TableFeature<Row> => ({
  name: 'actions',
  behind: {
    width: 124,
    head: () => '操作',
    cell: (row, { name, tabIndex }) => (
      <RowActions name={name} actions={actionsOf(row)} tabIndex={tabIndex} />
    ),
  },
})
