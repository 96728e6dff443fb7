import type { ReactNode } from 'react'
import { BulkBar } from '../bulk-bar/index.ts'
import type { TableFeature } from './DataTable.types.ts'
import { allMatching, noneSelected, selectedCount } from './row-selection.ts'
import type { SelectionOptions } from './selection.tsx'

export interface BulkOptions {
  selection: SelectionOptions
  /** Rows that match the filter, over all pages. */
  total: number
  /** Sum over the selected rows. */
  summary?: ReactNode
  /** Buttons of size `s`. */
  actions: ReactNode
}

/** A bar in the foot while rows are selected: how many, and what may be done to them. */
export function bulk({
  selection: { value, onChange },
  total,
  summary,
  actions,
}: BulkOptions): TableFeature<object> {
  const count = selectedCount(value, total)
  if (count === 0) return { name: 'bulk' }
  return {
    name: 'bulk',
    root: { 'data-bulk': true },
    foot: (
      <BulkBar
        count={count}
        total={total}
        all={value.kind === 'all'}
        summary={summary}
        onSelectAll={() => onChange(allMatching)}
        onClear={() => onChange(noneSelected)}
      >
        {actions}
      </BulkBar>
    ),
  }
}
