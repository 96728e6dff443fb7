import { useState } from 'react'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { useCloseOrder } from '@portal/api/hooks/order-acts'
import { orderParams } from '@portal/api/hooks/orders'
import { groupOrderNo, orderRemarkLimit } from '@portal/api/rules/order'
import { Button } from '@portal/ui/button'
import { toast } from '@portal/ui/toast'
import { ReasonDialog } from '../staff-desk/ReasonDialog.tsx'
import { closePhrases } from './close-phrases.ts'

export interface OrderCloseFootProps {
  order: Pick<OrderRow, 'order_no' | 'kind' | 'subject_name'>
}

/** Closes an order that nobody will pay, with a reason that the member reads. */
export function OrderCloseFoot({ order }: OrderCloseFootProps) {
  const { order_no, kind, subject_name } = order
  const closing = useCloseOrder()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<string>()

  async function close(reason: string) {
    setRefused(undefined)
    const outcome = await closing.run(
      { params: orderParams(kind), body: { order_no, reason } },
      { silent: true },
    )
    if (outcome.ok) toast({ tone: 'success', message: `已关闭“${subject_name}”的订单` })
    else if (outcome.error.code === 409)
      toast({ tone: 'error', message: '订单刚刚有了变化，没有关闭，请看最新状态' })
    else return setRefused(outcome.error.message)
    return setOpen(false)
  }

  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        关闭订单
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={`关闭订单 ${groupOrderNo(order_no)}`}
          phrases={closePhrases}
          limit={orderRemarkLimit}
          confirmLabel="关闭订单"
          busyLabel="正在关闭"
          tone="danger-outline"
          busy={closing.busy}
          error={refused}
          initial={typed}
          onConfirm={reason => void close(reason)}
          onClose={text => {
            setTyped(text)
            setRefused(undefined)
            setOpen(false)
          }}
        >
          关闭后会员不能再支付，原因会逐字显示给会员，并以短信通知。款项可能已在途的请不要关闭。
        </ReasonDialog>
      ) : null}
    </>
  )
}
