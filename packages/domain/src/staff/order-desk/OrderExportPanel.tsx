import { useId, useState } from 'react'
import { useBeginExport, useExports } from '@portal/api/hooks/order-exports'
import { orderParams } from '@portal/api/hooks/orders'
import type { BegunExport, OrderExport } from '@portal/api/contract/order-exports.schema'
import { type ExportFormat, isOrderColumn } from '@portal/api/rules/order-export'
import { Button } from '@portal/ui/button'
import type { ColumnLayout } from '@portal/ui/column-settings'
import type { RowSelection } from '@portal/ui/data-table'
import { CircleCheckIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { download } from '../../shared/download/index.ts'
import { settableColumns } from '../order-table/index.ts'
import { visibleColumns } from './order-layout.ts'
import { orderQueryOf, type OrderView } from './order-view.ts'
import { viewText } from './view-text.ts'
import * as S from './OrderExportPanel.styles.ts'

export interface OrderExportPanelProps {
  view: OrderView
  layout: ColumnLayout
  /** Orders that the view finds, on all pages; undefined while unknown. */
  total: number | undefined
  /** Names are masked in the list, and so in the file. */
  masked: boolean
  /** Single orders of them; the box around names them. @default all */
  chosen?: RowSelection | undefined
}

const formats = [
  { format: 'xlsx', label: 'Excel（.xlsx）' },
  { format: 'csv', label: 'CSV' },
] as const

const columnNames: ReadonlyMap<string, string> = new Map(
  settableColumns.map(({ id, header }) => [id, header]),
)

function stateText({ state, rows, sent }: OrderExport, isNew: boolean): string {
  switch (state) {
    case 'waiting':
      return isNew ? '正在开始' : '未下载'
    case 'running':
      return `已导出 ${sent} / ${rows} 条`
    case 'done':
      return `共 ${rows} 条，已完成`
    case 'cut':
      return '已中断，请重新导出'
  }
}

/** Which of the orders that the filter finds go out. */
function chosenOf(chosen: RowSelection | undefined): { only?: string[]; without?: string[] } {
  if (!chosen) return {}
  if (chosen.kind === 'some') return { only: [...chosen.keys] }
  return chosen.except.size === 0 ? {} : { without: [...chosen.except] }
}

/** Chooses the format; says before what goes out, and after how far it came. */
export function OrderExportPanel({ view, layout, total, masked, chosen }: OrderExportPanelProps) {
  const titleId = useId()
  const { run, error } = useBeginExport()
  const [busy, setBusy] = useState<ExportFormat>()
  const [begun, setBegun] = useState<BegunExport>()
  const exports = useExports(view.type, begun?.id)
  const columns = visibleColumns(layout).filter(isOrderColumn)

  async function begin(format: ExportFormat) {
    setBusy(format)
    setBegun(undefined)
    const { page: _page, page_size: _size, ...asked } = orderQueryOf(view)
    const outcome = await run(
      { params: orderParams(view.type), body: { ...asked, ...chosenOf(chosen), format, columns } },
      { silent: true },
    )
    setBusy(undefined)
    if (!outcome.ok) return
    download(outcome.data.url, outcome.data.file_name)
    setBegun(outcome.data)
  }

  return (
    <S.Root {...(chosen ? { 'aria-label': '导出所选' } : { 'aria-labelledby': titleId })}>
      {chosen ? null : <h2 id={titleId}>{total === undefined ? '导出订单' : `导出 ${total} 条订单`}</h2>}
      <p>
        {chosen ? '所选订单' : viewText(view)}。{columns.length} 列：
        {columns.map(id => columnNames.get(id)).join('、')}。
      </p>
      {masked ? <p>会员姓名按您的权限遮盖，与列表一致。</p> : null}
      {error ? (
        <Notice tone="error" role="alert">
          {error.message}
        </Notice>
      ) : null}
      {total === 0 ? (
        <p>没有符合条件的订单，请先调整筛选。</p>
      ) : (
        <S.Acts>
          {formats.map(({ format, label }) => (
            <Button
              key={format}
              size="s"
              busy={busy === format}
              busyLabel="正在准备"
              aria-disabled={busy !== undefined}
              onClick={() => {
                if (busy === undefined) void begin(format)
              }}
            >
              {label}
            </Button>
          ))}
        </S.Acts>
      )}
      <S.Begun>
        {begun ? (
          <>
            <CircleCheckIcon size={16} />
            <span>
              已开始下载 {begun.file_name}，共 {begun.rows} 条。可以离开本页，进度见浏览器的下载列表。
            </span>
          </>
        ) : null}
      </S.Begun>
      <RecentExports list={exports.data?.list ?? []} begun={begun?.id} />
    </S.Root>
  )
}

function RecentExports({ list, begun }: { list: readonly OrderExport[]; begun: string | undefined }) {
  if (list.length === 0) return null
  return (
    <>
      <h3>最近 24 小时的导出</h3>
      <S.Exports>
        {list.map(one => (
          <li key={one.id}>
            <span>{one.file_name}</span>
            <span>{stateText(one, one.id === begun)}</span>
          </li>
        ))}
      </S.Exports>
    </>
  )
}
