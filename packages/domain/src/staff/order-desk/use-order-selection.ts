import { useState } from 'react'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { noneSelected, selectedCount, type SelectionOptions } from '@portal/ui/data-table'
import { orderQueryOf, type OrderView } from './order-view.ts'

export interface OrderSelection extends SelectionOptions {
  /** Orders that are selected, on all pages. */
  count: number
  /** Amounts in fen by order number, as they were when something was chosen on their page. */
  amounts: ReadonlyMap<string, number>
  clear: () => void
}

const nothing: Pick<OrderSelection, 'value' | 'amounts'> = { value: noneSelected, amounts: new Map() }

/** Orders that are selected over the pages of one filter; another filter begins with none. */
export function useOrderSelection(
  view: OrderView,
  total: number | undefined,
  rows: readonly OrderRow[],
): OrderSelection {
  const { page: _page, page_size: _size, sort: _sort, ...filter } = orderQueryOf(view)
  const list = JSON.stringify([view.type, filter])
  const [kept, keep] = useState({ list, ...nothing })
  const { value, amounts } = kept.list === list ? kept : nothing
  return {
    value,
    count: selectedCount(value, total ?? 0),
    amounts,
    onChange: next =>
      keep({
        list,
        value: next,
        amounts: new Map([
          ...amounts,
          ...rows.map(({ order_no, amount_fen }) => [order_no, amount_fen] as const),
        ]),
      }),
    clear: () => keep({ list, ...nothing }),
  }
}
