import { useState } from 'react'
import { noneSelected, selectedCount, type RowSelection, type SelectionOptions } from '@portal/ui/data-table'
import { orderQueryOf, type OrderView } from './order-view.ts'

export interface OrderSelection extends SelectionOptions {
  /** Orders that are selected, on all pages. */
  count: number
  clear: () => void
}

/** Orders that are selected over the pages of one filter; another filter begins with none. */
export function useOrderSelection(view: OrderView, total: number | undefined): OrderSelection {
  const { page: _page, page_size: _size, sort: _sort, ...filter } = orderQueryOf(view)
  const of = JSON.stringify([view.type, filter])
  const [kept, keep] = useState<{ of: string; value: RowSelection }>({ of, value: noneSelected })
  const value = kept.of === of ? kept.value : noneSelected
  return {
    value,
    count: selectedCount(value, total ?? 0),
    onChange: next => keep({ of, value: next }),
    clear: () => keep({ of, value: noneSelected }),
  }
}
