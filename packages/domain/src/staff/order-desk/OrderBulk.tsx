import { lazy, Suspense, useState } from 'react'
import { mostClosedAtOnce } from '@portal/api/rules/order-close'
import { mostChosen } from '@portal/api/rules/order-export'
import { BulkBar } from '@portal/ui/bulk-bar'
import { Button } from '@portal/ui/button'
import { allMatching } from '@portal/ui/data-table'
import { CircleMinusIcon, DownloadIcon } from '@portal/ui/icon'
import type { OrderExportPanelProps } from './OrderExportPanel.tsx'
import type { OrderSelection } from './use-order-selection.ts'
import * as S from './OrderBulk.styles.ts'

const CloseOrdersDialog = lazy(async () => ({
  default: (await import('./CloseOrdersDialog.tsx')).CloseOrdersDialog,
}))
const ExportChosenDialog = lazy(async () => ({
  default: (await import('./ExportChosenDialog.tsx')).ExportChosenDialog,
}))

export interface OrderBulkProps extends Omit<OrderExportPanelProps, 'total' | 'chosen'> {
  selection: OrderSelection
  /** Orders that the view finds, on all pages. */
  total: number
  mayClose: boolean
}

/** Why the selected orders cannot be closed at once; null where they can. */
function closeObstacle({ value, count }: OrderSelection): string | null {
  if (value.kind === 'all') return '关闭订单要逐笔选择'
  return count > mostClosedAtOnce ? `一次最多关闭 ${mostClosedAtOnce} 笔` : null
}

/** Why they cannot be taken out as they are chosen. */
function exportObstacle({ value }: OrderSelection): string | null {
  const listed = value.kind === 'some' ? value.keys.size : value.except.size
  return listed > mostChosen ? `最多逐笔选择 ${mostChosen.toLocaleString('en-US')} 条` : null
}

/** What may be done to the orders that are selected. */
export function OrderBulk({ selection, total, mayClose, ...exported }: OrderBulkProps) {
  const [asked, setAsked] = useState<'export' | 'close' | null>(null)
  const { value, count, onChange, clear } = selection
  const closing = mayClose ? closeObstacle(selection) : null
  const exporting = exportObstacle(selection)
  const obstacle = exporting ?? closing
  return (
    <>
      <BulkBar
        count={count}
        total={total}
        all={value.kind === 'all'}
        onSelectAll={() => onChange(allMatching)}
        onClear={clear}
      >
        <Button size="s" icon={DownloadIcon} disabled={exporting !== null} onClick={() => setAsked('export')}>
          导出所选
        </Button>
        {mayClose ? (
          <Button
            size="s"
            icon={CircleMinusIcon}
            disabled={closing !== null}
            onClick={() => setAsked('close')}
          >
            关闭订单
          </Button>
        ) : null}
        {obstacle === null ? null : <S.Obstacle>{obstacle}</S.Obstacle>}
      </BulkBar>
      <Suspense fallback={null}>
        {asked === 'export' ? (
          <ExportChosenDialog {...exported} chosen={value} total={count} onClose={() => setAsked(null)} />
        ) : null}
        {asked === 'close' && value.kind === 'some' ? (
          <CloseOrdersDialog
            type={exported.view.type}
            orderNos={[...value.keys]}
            onClose={() => setAsked(null)}
            onDone={() => {
              setAsked(null)
              clear()
            }}
          />
        ) : null}
      </Suspense>
    </>
  )
}
