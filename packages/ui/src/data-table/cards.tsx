import { CardSort } from '../card-sort/index.ts'
import type { TableFeature } from './DataTable.types.ts'
import type { SortingOptions } from './sorting.tsx'

/** Each row is a card under 640 px, where no head is left to sort by: a box above does it there. */
export const cards = ({ sort, onSort }: Partial<SortingOptions> = {}): TableFeature<object> => ({
  name: 'cards',
  root: { 'data-cards': true },
  above: columns => (onSort ? <CardSort columns={columns} sort={sort} onSort={onSort} onlyCards /> : null),
})
