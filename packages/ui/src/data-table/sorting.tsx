import { functionalUpdate, rowSortingFeature } from '@tanstack/react-table'
import { ArrowDownIcon } from '../icon/index.ts'
import * as S from './TableCells.styles.ts'
import type { Sort, TableFeature } from './DataTable.types.ts'

export interface SortingOptions {
  sort: Sort | undefined
  /** The server sorts. Without it heads are plain. */
  onSort: ((sort: Sort) => void) | undefined
}

const directions = { asc: 'ascending', desc: 'descending' } as const

/** Heads that sort, the greatest first; the others are plain. */
export function sorting({ sort, onSort }: SortingOptions): TableFeature<object> {
  const state = sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : []
  return {
    name: 'sorting',
    engine: { rowSortingFeature },
    options: () => ({
      state: { sorting: state },
      manualSorting: true,
      enableSortingRemoval: false,
      sortDescFirst: true,
      onSortingChange: updater => {
        const [next] = functionalUpdate(updater, state)
        if (next) onSort?.({ column: next.id, direction: next.desc ? 'descending' : 'ascending' })
      },
    }),
    head: (head, { header, sortable }) => {
      const sorted = head.getIsSorted()
      return {
        sorted: sorted ? directions[sorted] : undefined,
        content:
          sortable && onSort ? (
            <S.Sort type="button" onClick={() => head.toggleSorting()}>
              {header}
              <ArrowDownIcon size={14} />
            </S.Sort>
          ) : (
            header
          ),
      }
    },
  }
}
