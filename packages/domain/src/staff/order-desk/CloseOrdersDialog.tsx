import { useState } from 'react'
import type { ClosedOrders } from '@portal/api/contract/order-bulk.schema'
import { useCloseOrders } from '@portal/api/hooks/order-bulk'
import { orderParams, type OrderType } from '@portal/api/hooks/orders'
import { createUnsent } from '@portal/api/hooks/unsent'
import { orderRemarkLimit } from '@portal/api/rules/order'
import { closeResults } from '@portal/api/rules/order-bulk'
import { ReasonDialog } from '../staff-desk/ReasonDialog.tsx'
import { BulkResult } from './BulkResult.tsx'
import { closePhrases } from './close-phrases.ts'

export interface CloseOrdersDialogProps {
  type: OrderType
  orderNos: readonly string[]
  /** Nothing was closed. */
  onClose: () => void
  /** The results were read. */
  onDone: () => void
}

/** One at a time: what was typed for a selection waits for the next one. */
const useReasons = createUnsent<string>(reason => reason.trim() !== '')
const draftId = 'close'

/** Closes several orders with one reason, then says of each what became of it. Render it only while open. */
export function CloseOrdersDialog({ type, orderNos, onClose, onDone }: CloseOrdersDialogProps) {
  const closing = useCloseOrders()
  const reasons = useReasons()
  const [results, setResults] = useState<ClosedOrders['results']>()
  const [refused, setRefused] = useState<string>()

  async function close(reason: string) {
    setRefused(undefined)
    reasons.keep(draftId, reason)
    const outcome = await closing.run(
      { params: orderParams(type), body: { order_nos: [...orderNos], reason } },
      { silent: true },
    )
    if (!outcome.ok) return setRefused(outcome.error.message)
    reasons.drop(draftId)
    return setResults(outcome.data.results)
  }

  if (results)
    return (
      <BulkResult
        results={results}
        wanted="closed"
        texts={closeResults}
        title={(done, others) =>
          others === 0 ? `已关闭 ${done} 笔订单` : `已关闭 ${done} 笔，${others} 笔没有关闭`
        }
        onClose={onDone}
      />
    )
  return (
    <ReasonDialog
      title={`关闭 ${orderNos.length} 笔订单`}
      phrases={closePhrases}
      limit={orderRemarkLimit}
      confirmLabel="关闭订单"
      busyLabel="正在关闭"
      tone="danger-outline"
      busy={closing.busy}
      error={refused}
      initial={reasons.read(draftId) ?? ''}
      onConfirm={reason => void close(reason)}
      onClose={typed => {
        if (typed === '') reasons.drop(draftId)
        else reasons.keep(draftId, typed)
        onClose()
      }}
    >
      关闭后会员不能再支付，原因会逐字显示给会员，并以短信通知。已有到账的订单不会关闭，结果会逐笔列出。
    </ReasonDialog>
  )
}
