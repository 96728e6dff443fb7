import { ArrowDownIcon } from '../icon/index.ts'
import * as S from './TableCells.styles.ts'
import type { Sort, TableFeature } from './DataTable.types.ts'

export interface SortingOptions {
  sort: Sort | undefined
  /** The server sorts. Without it heads are plain. */
  onSort: ((sort: Sort) => void) | undefined
}

/** Heads that sort, the greatest first; the others are plain. */
export const sorting = ({ sort, onSort }: SortingOptions): TableFeature<object> => ({
  name: 'sorting',
  head: ({ id, header, sortable }) => {
    const sorted = sort?.column === id ? sort.direction : undefined
    return {
      sorted,
      content:
        sortable && onSort ? (
          <S.Sort
            type="button"
            onClick={() =>
              onSort({ column: id, direction: sorted === 'descending' ? 'ascending' : 'descending' })
            }
          >
            {header}
            <ArrowDownIcon size={14} />
          </S.Sort>
        ) : (
          header
        ),
    }
  },
})
