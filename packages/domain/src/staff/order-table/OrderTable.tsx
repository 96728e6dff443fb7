import { useMemo } from 'react'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { groupOrderNo } from '@portal/api/rules/order'
import { plainLayout, type ColumnLayout, type RowHeight } from '@portal/ui/column-settings'
import {
  arranged,
  cards,
  DataTable,
  density,
  selection,
  sorting,
  sticky,
  type DataTableProps,
  type SelectionOptions,
  type Sort,
  type TableFeature,
} from '@portal/ui/data-table'
import { rowOf } from '../../shared/ahead/index.ts'
import { allColumns, fewColumns } from './order-columns.tsx'

export interface OrderTableProps extends Omit<
  DataTableProps<OrderRow>,
  'columns' | 'rowKey' | 'rowName' | 'caption' | 'features'
> {
  /** Today in Shanghai: times of this year leave the year out. */
  today: string
  /**
   * `few` keeps number, item, member, amount and status, for the room beside a drawer.
   * @default 'all'
   */
  columns?: 'all' | 'few' | undefined
  /** Order and choice among all columns; the few stay as they are. */
  layout?: ColumnLayout | undefined
  /** @default 'compact' */
  rowHeight?: RowHeight | undefined
  sort?: Sort | undefined
  /** A checkbox before each order; left out, none can be selected. */
  selected?: SelectionOptions | undefined
  /** The server sorts. */
  onSort?: ((sort: Sort) => void) | undefined
}

/** A desk finds the row of an order by its number. */
const places: TableFeature<OrderRow> = { name: 'places', row: order => rowOf(order.order_no) }

/** Orders as staff see them; under 640 px each is a card. Never fetches. */
export function OrderTable({
  today,
  columns = 'all',
  layout = plainLayout,
  rowHeight = 'compact',
  sort,
  onSort,
  selected,
  ...rest
}: OrderTableProps) {
  const all = useMemo(() => allColumns(today), [today])
  return (
    <DataTable
      caption="订单"
      columns={columns === 'few' ? fewColumns : all}
      rowKey={order => order.order_no}
      rowName={order => groupOrderNo(order.order_no)}
      features={[
        sorting({ sort, onSort }),
        arranged(columns === 'few' ? plainLayout : layout),
        density(rowHeight),
        sticky(),
        cards({ sort, onSort }),
        ...(selected ? [selection(selected)] : []),
        places,
      ]}
      {...rest}
    />
  )
}
