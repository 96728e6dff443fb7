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
  const list = JSON.stringify([view.type, filter])
  const [kept, keep] = useState<{ list: string; value: RowSelection }>({ list, value: noneSelected })
  const value = kept.list === list ? kept.value : noneSelected
  return {
    value,
    count: selectedCount(value, total ?? 0),
    onChange: next => keep({ list, value: next }),
    clear: () => keep({ list, value: noneSelected }),
  }
}
