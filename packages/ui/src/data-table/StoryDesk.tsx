import { useState } from 'react'
import { BulkBar } from '../bulk-bar/index.ts'
import { ColumnSettings, plainLayout, type RowHeight } from '../column-settings/index.ts'
import { Pagination } from '../pagination/index.ts'
import { arranged } from './arranged.ts'
import { cards } from './cards.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps, Sort } from './DataTable.types.ts'
import { density } from './density.ts'
import { allMatching, noneSelected, selectedCount, type RowSelection } from './row-selection.ts'
import { selection } from './selection.tsx'
import { sorting } from './sorting.tsx'
import { sticky } from './sticky.ts'
import { columns, orders, yuan, type Order } from './story-orders.tsx'

export interface StoryDeskProps extends Partial<DataTableProps<Order>> {
  /** Orders that match. */
  total?: number
  /** All of them on one page. */
  onePage?: boolean
}

/** A desk with every feature of the table, for stories: the caller's part of sort, pages, selection and columns. */
export function StoryDesk({ total = 312, onePage = false, ...props }: StoryDeskProps) {
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(20)
  const [sort, onSort] = useState<Sort>({ column: 'time', direction: 'descending' })
  const [value, onChange] = useState<RowSelection>(noneSelected)
  const [layout, setLayout] = useState(plainLayout)
  const [rowHeight, setRowHeight] = useState<RowHeight>('compact')
  const selected = selectedCount(value, total)
  const first = onePage ? 0 : (page - 1) * pageSize
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 640 }}>
      <div style={{ display: 'flex', justifyContent: 'flex-end', padding: '6px 20px' }}>
        <ColumnSettings
          columns={columns.map(({ id, header }, index) => ({ id, header, fixed: index === 0 }))}
          value={layout}
          onChange={setLayout}
          rowHeight={rowHeight}
          onRowHeightChange={setRowHeight}
        />
      </div>
      <DataTable
        caption="订单"
        columns={columns}
        rows={orders(onePage ? total : Math.min(pageSize, total - first), first)}
        rowKey={order => order.no}
        features={[
          sorting({ sort, onSort }),
          arranged(layout),
          density(rowHeight),
          sticky({ widths: 'own' }),
          cards({ sort, onSort }),
          selection({ value, onChange }),
        ]}
        {...props}
      />
      {selected > 0 ? (
        <BulkBar
          count={selected}
          total={total}
          all={value.kind === 'all'}
          summary={yuan(selected * 20_000)}
          onSelectAll={() => onChange(allMatching)}
          onClear={() => onChange(noneSelected)}
        />
      ) : null}
      {onePage ? null : (
        <Pagination {...{ page, pageSize, total }} onChange={setPage} onPageSizeChange={setPageSize} />
      )}
    </div>
  )
}
