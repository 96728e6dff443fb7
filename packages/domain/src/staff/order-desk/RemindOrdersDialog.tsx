import { useState } from 'react'
import type { RemindedOrders } from '@portal/api/contract/order-bulk.schema'
import { useRemindOrders } from '@portal/api/hooks/order-bulk'
import { orderParams, type OrderType } from '@portal/api/hooks/orders'
import { remindEveryHours, remindResults } from '@portal/api/rules/order-bulk'
import { ConfirmDialog } from '@portal/ui/dialog'
import { Notice } from '@portal/ui/notice'
import { BulkResult } from './BulkResult.tsx'

export interface RemindOrdersDialogProps {
  type: OrderType
  orderNos: readonly string[]
  /** Nobody was reminded. */
  onClose: () => void
  /** The results were read. */
  onDone: () => void
}

/**
 * Asks the members of several orders by SMS to pay, then says of each what became of it. Render it only while open.
 */
export function RemindOrdersDialog({ type, orderNos, onClose, onDone }: RemindOrdersDialogProps) {
  const reminding = useRemindOrders()
  const [results, setResults] = useState<RemindedOrders['results']>()
  const [refused, setRefused] = useState<string>()

  async function remind() {
    setRefused(undefined)
    const outcome = await reminding.run(
      { params: orderParams(type), body: { order_nos: [...orderNos] } },
      { silent: true },
    )
    if (outcome.ok) setResults(outcome.data.results)
    else setRefused(outcome.error.message)
  }

  if (results)
    return (
      <BulkResult
        results={results}
        wanted="reminded"
        texts={remindResults}
        title={(done, others) =>
          others === 0 ? `已发送 ${done} 条提醒` : `已发送 ${done} 条，${others} 笔没有发送`
        }
        onClose={onDone}
      />
    )
  return (
    <ConfirmDialog
      open
      title={`提醒 ${orderNos.length} 笔订单缴费`}
      confirmLabel="发送提醒"
      busyLabel="正在发送"
      busy={reminding.busy}
      onConfirm={() => void remind()}
      onClose={onClose}
    >
      {refused === undefined ? null : (
        <Notice tone="error" role="alert">
          {refused}
        </Notice>
      )}
      向会员发送短信，写明订单号、待付金额和截止时间。只有待支付、已退回和部分到账的订单会发送；同一订单{' '}
      {remindEveryHours} 小时内只发一次。
    </ConfirmDialog>
  )
}
