import { useState } from 'react'
import { Button } from '../button/index.ts'
import { ColumnSettings, plainLayout, type RowHeight } from '../column-settings/index.ts'
import type { Sort } from '../data-table/index.ts'
import { CircleMinusIcon, DownloadIcon, EyeIcon, PencilIcon } from '../icon/index.ts'
import { DataGrid } from './DataGrid.tsx'
import type { DataGridProps } from './DataGrid.types.ts'
import { noneSelected, selectedCount, type GridSelection } from './grid-selection.ts'
import { columns, orders, yuan, type Order } from './story-orders.tsx'

const total = 312

const rowActions = () => [
  { id: 'view', label: '查看', icon: EyeIcon, inline: true },
  { id: 'edit', label: '改备注', icon: PencilIcon, inline: true },
  { id: 'close', label: '关闭订单', icon: CircleMinusIcon, tone: 'danger' as const },
]

/** A whole desk for stories: the caller's part of sort, pages, choice and columns. */
export function GridDesk(props: Partial<DataGridProps<Order>>) {
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(20)
  const [sort, setSort] = useState<Sort>({ column: 'time', direction: 'descending' })
  const [selection, setSelection] = useState<GridSelection>(noneSelected)
  const [layout, setLayout] = useState(plainLayout)
  const [rowHeight, setRowHeight] = useState<RowHeight>('compact')
  const first = (page - 1) * pageSize
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
      <DataGrid
        caption="订单"
        columns={columns}
        rows={orders(Math.min(pageSize, total - first), first)}
        rowKey={order => order.no}
        rowActions={rowActions}
        sort={sort}
        onSort={setSort}
        total={total}
        paging={{ page, pageSize, onChange: setPage, onPageSizeChange: setPageSize }}
        selection={{ value: selection, onChange: setSelection }}
        bulkSummary={yuan(selectedCount(selection, total) * 20_000)}
        bulkActions={
          <Button size="s" icon={DownloadIcon}>
            导出所选
          </Button>
        }
        layout={layout}
        rowHeight={rowHeight}
        {...props}
      />
    </div>
  )
}
