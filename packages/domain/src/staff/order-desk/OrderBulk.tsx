import { Suspense, useState } from 'react'
import { yuan } from '@portal/api/rules/money'
import { mostAtOnce } from '@portal/api/rules/order-bulk'
import { mostChosen } from '@portal/api/rules/order-export'
import { reach, type SubRole } from '@portal/api/rules/rights'
import { BulkBar } from '@portal/ui/bulk-bar'
import { Button } from '@portal/ui/button'
import { allMatching } from '@portal/ui/data-table'
import { CircleMinusIcon, DownloadIcon, MessageSquareTextIcon } from '@portal/ui/icon'
import { preloadable } from '@portal/ui/preloadable'
import type { OrderExportPanelProps } from './OrderExportPanel.tsx'
import type { OrderSelection } from './use-order-selection.ts'
import * as S from './OrderBulk.styles.ts'

const CloseOrdersDialog = preloadable(async () => ({
  default: (await import('./CloseOrdersDialog.tsx')).CloseOrdersDialog,
}))
const RemindOrdersDialog = preloadable(async () => ({
  default: (await import('./RemindOrdersDialog.tsx')).RemindOrdersDialog,
}))
const ExportChosenDialog = preloadable(async () => ({
  default: (await import('./ExportChosenDialog.tsx')).ExportChosenDialog,
}))

export interface OrderBulkProps extends Omit<OrderExportPanelProps, 'total' | 'chosen'> {
  selection: OrderSelection
  /** Orders that the view finds, on all pages; undefined where more are found than are counted. */
  total: number | undefined
  /** Of who acts. */
  subRole: SubRole
}

/** Why nothing can be done to the selected orders at once; null where something can. */
function actObstacle({ value, count }: OrderSelection, acts: string): string | null {
  if (value.kind === 'all') return `${acts}要逐笔选择`
  return count > mostAtOnce ? `${acts}一次最多 ${mostAtOnce} 笔` : null
}

/** Why they cannot be taken out as they are chosen. */
function exportObstacle({ value }: OrderSelection): string | null {
  const listed = value.kind === 'some' ? value.keys.size : value.except.size
  return listed > mostChosen ? `最多逐笔选择 ${mostChosen.toLocaleString('en-US')} 条` : null
}

/** What the chosen orders come to; nothing where not each of them was seen. */
function sumOf({ value, amounts }: OrderSelection): string | null {
  if (value.kind === 'all') return null
  let sum = 0
  for (const orderNo of value.keys) {
    const amount = amounts.get(orderNo)
    if (amount === undefined) return null
    sum += amount
  }
  return yuan(sum)
}

/** What may be done to the orders that are selected. */
export function OrderBulk({ selection, total, subRole, ...exported }: OrderBulkProps) {
  const [asked, setAsked] = useState<'export' | 'remind' | 'close' | null>(null)
  const { value, count, onChange, clear } = selection
  const mayRemind = reach(subRole, 'orders.remind') !== null
  const mayClose = reach(subRole, 'orders.close') !== null
  const acts = [mayRemind ? '提醒' : '', mayClose ? '关闭' : ''].filter(Boolean).join('和')
  const acting = acts === '' ? null : actObstacle(selection, acts)
  const exporting = exportObstacle(selection)
  const obstacle = exporting ?? acting
  const acted = {
    type: exported.view.type,
    onClose: () => setAsked(null),
    onDone: () => {
      setAsked(null)
      clear()
    },
  }
  return (
    <>
      <BulkBar
        count={count}
        total={total ?? 0}
        all={value.kind === 'all'}
        summary={sumOf(selection)}
        onSelectAll={total === undefined ? undefined : () => onChange(allMatching)}
        onClear={clear}
      >
        {mayRemind ? (
          <Button
            size="s"
            icon={MessageSquareTextIcon}
            disabled={acting !== null}
            onClick={() => setAsked('remind')}
          >
            发送缴费提醒
          </Button>
        ) : null}
        <Button size="s" icon={DownloadIcon} disabled={exporting !== null} onClick={() => setAsked('export')}>
          导出所选
        </Button>
        {mayClose ? (
          <Button
            size="s"
            icon={CircleMinusIcon}
            disabled={acting !== null}
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
        {asked === 'remind' && value.kind === 'some' ? (
          <RemindOrdersDialog {...acted} orderNos={[...value.keys]} />
        ) : null}
        {asked === 'close' && value.kind === 'some' ? (
          <CloseOrdersDialog {...acted} orderNos={[...value.keys]} />
        ) : null}
      </Suspense>
    </>
  )
}
