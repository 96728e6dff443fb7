import { useState } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { orderParams } from '@portal/api/hooks/orders'
import { useRequestRefund } from '@portal/api/hooks/refunds'
import { groupOrderNo } from '@portal/api/rules/order'
import { yuan } from '@portal/api/rules/money'
import { toast } from '@portal/ui/toast'
import {
  freshRequest,
  readRequestRefusal,
  validateRequest,
  type Refundable,
  type RequestDraft,
  type RequestErrors,
} from './refund-request-form.ts'
import { RefundRequestDialog } from './RefundRequestDialog.tsx'

export interface RefundRequestPanelProps {
  order: Pick<OrderDetail, 'order_no' | 'kind' | 'received_fen' | 'refunded_fen'>
  refundable: Refundable
  /** @default as much as there is */
  draft?: RequestDraft | undefined
  /** Gets what was typed, so that nothing is lost when it is opened again. */
  onClose: (draft: RequestDraft | undefined) => void
}

/** Asks for money back. Render it only while open. */
export function RefundRequestPanel({
  order,
  refundable,
  draft = freshRequest(refundable),
  onClose,
}: RefundRequestPanelProps) {
  const request = useRequestRefund()
  const [typed, setTyped] = useState(draft)
  const [refused, setRefused] = useState<{ errors: RequestErrors; message: string }>({
    errors: {},
    message: '',
  })

  async function send() {
    const errors = validateRequest(typed, refundable)
    setRefused({ errors, message: '' })
    const { amount_fen, reason } = typed
    if (Object.keys(errors).length > 0 || amount_fen === null) return
    const outcome = await request.run(
      {
        params: orderParams(order.kind),
        body: { order_no: order.order_no, amount_fen, reason: reason.trim() },
      },
      { silent: true },
    )
    if (outcome.ok) {
      toast({ tone: 'success', message: `已申请退款 ${yuan(amount_fen)}，等待协会财务批准` })
      onClose(undefined)
    } else setRefused(readRequestRefusal(outcome.error))
  }

  return (
    <RefundRequestDialog
      title={`申请退款 ${groupOrderNo(order.order_no)}`}
      paid={order}
      refundable={refundable}
      draft={typed}
      errors={refused.errors}
      message={refused.message}
      busy={request.busy}
      onChange={part => setTyped(before => ({ ...before, ...part }))}
      onSend={() => void send()}
      onClose={() => onClose(typed)}
    />
  )
}
