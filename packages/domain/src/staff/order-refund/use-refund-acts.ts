import { useState } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import type { RefundDetail } from '@portal/api/contract/refunds.schema'
import { orderParams } from '@portal/api/hooks/orders'
import { useDecideRefund, useSettleRefund } from '@portal/api/hooks/refunds'
import type { Outcome } from '@portal/api/hooks/use-action'
import { yuan } from '@portal/api/rules/money'
import type { RefundEffect } from '@portal/api/rules/refund'
import { toast } from '@portal/ui/toast'
import type { RefundPress } from './refund-acts.ts'
import type { ReturnedMoney } from './RefundReturnDialog.tsx'

type Failed = Extract<Outcome<never>, { ok: false }>['error']

const done = (press: RefundPress, { amount_fen, needs_second, way }: RefundDetail): string => {
  const money = yuan(amount_fen)
  const next = way === null ? '请退回款项后登记' : '款项原路退回'
  switch (press) {
    case 'approve':
      return needs_second ? `已批准退款 ${money}，等待另一位财务复核` : `已批准退款 ${money}，${next}`
    case 'review':
      return `已复核退款 ${money}，${next}`
    case 'reject':
      return `已驳回退款申请 ${money}`
    case 'succeed':
      return `已登记退回 ${money}`
    case 'fail':
      return `已登记退回失败，核对账户后可以重新退回`
    case 'retry':
      return `已重新退回 ${money}，完成后请登记`
  }
}

/** Finance's acts on one refund: which dialog is open, what is on the line, what was refused. */
export function useRefundActs(order: Pick<OrderDetail, 'order_no' | 'kind'>, refund: RefundDetail) {
  const decide = useDecideRefund()
  const settle = useSettleRefund()
  const [open, setOpen] = useState<RefundPress | null>(null)
  const [error, setError] = useState<Failed>()
  const params = orderParams(order.kind)
  const body = { order_no: order.order_no, refund_id: refund.id }
  const silent = { silent: true }

  function finish(press: RefundPress, outcome: Outcome<OrderDetail>) {
    if (outcome.ok) {
      setOpen(null)
      toast({ tone: 'success', message: done(press, refund) })
      return
    }
    setError(outcome.error)
    if (outcome.error.code !== 409) return
    setOpen(null)
    toast({ tone: 'error', message: '这笔退款刚刚有了变化，没有处理，请看最新状态' })
  }

  const run = (press: RefundPress, write: () => Promise<Outcome<OrderDetail>>) => {
    setError(undefined)
    void write().then(outcome => finish(press, outcome))
  }

  return {
    open,
    error,
    busy: decide.busy || settle.busy,
    show(press: RefundPress) {
      setError(undefined)
      setOpen(press)
    },
    close: () => setOpen(null),
    approve: (effect: RefundEffect | null) =>
      run('approve', () =>
        decide.run({ params, body: { ...body, decision: 'approve', ...(effect ? { effect } : {}) } }, silent),
      ),
    review: () => run('review', () => decide.run({ params, body: { ...body, decision: 'review' } }, silent)),
    reject: (remark: string) =>
      run('reject', () => decide.run({ params, body: { ...body, decision: 'reject', remark } }, silent)),
    succeed: (returned: ReturnedMoney) =>
      run('succeed', () =>
        settle.run({ params, body: { ...body, result: 'succeeded', ...returned } }, silent),
      ),
    fail: (remark: string) =>
      run('fail', () => settle.run({ params, body: { ...body, result: 'failed', remark } }, silent)),
    retry: () => run('retry', () => settle.run({ params, body: { ...body, result: 'retry' } }, silent)),
  }
}

export type RefundActs = ReturnType<typeof useRefundActs>
