import type { ReactNode } from 'react'
import { BulkBar } from '../bulk-bar/index.ts'
import { Pagination } from '../pagination/index.ts'
import type { GridPaging, GridSelecting } from './DataGrid.types.ts'
import * as S from './DataGrid.styles.ts'
import { allMatching, noneSelected, selectedCount } from './grid-selection.ts'

interface DataGridFootProps {
  total: number
  paging: GridPaging | undefined
  selection: GridSelecting | undefined
  bulkSummary: ReactNode
  bulkActions: ReactNode
}

/** Under the rows: what to do with the chosen ones, and the way to the others. */
export function DataGridFoot({ total, paging, selection, bulkSummary, bulkActions }: DataGridFootProps) {
  const count = selection ? selectedCount(selection.value, total) : 0
  const bulk = selection !== undefined && count > 0
  if (!bulk && !paging) return null
  return (
    <S.Foot data-bulk={bulk || undefined}>
      {bulk ? (
        <BulkBar
          count={count}
          total={total}
          all={selection.value.kind === 'all'}
          summary={bulkSummary}
          onSelectAll={() => selection.onChange(allMatching)}
          onClear={() => selection.onChange(noneSelected)}
        >
          {bulkActions}
        </BulkBar>
      ) : null}
      {paging ? <Pagination {...paging} total={total} /> : null}
    </S.Foot>
  )
}
