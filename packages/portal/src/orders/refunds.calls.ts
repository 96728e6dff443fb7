import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import { decideRefund } from './decide-refund.ts'
import { sendRefund } from '../payments/send-refund.ts'
import type { Host } from '../ports.ts'
import { orderKindOf, present } from './orders.service.ts'
import type { Purchases } from './purchase.ts'
import { requestRefund } from './refunds.service.ts'
import { settleRefund } from './settle-refund.ts'

/** Money is acknowledged only when it is on the disk. */
const durable = { durable: true }

export const refundsHandlers = (
  host: Host,
  purchases: Purchases,
): HandlersOf<(typeof contract)['refunds']> => ({
  'refunds.request': ({ transaction, input: { params, body } }) => {
    const key = { kind: orderKindOf(params.prefix), orderNo: body.order_no }
    return transaction(work => requestRefund(work, purchases, key, body), durable)
  },

  'refunds.decide': async ({ context, transaction, input: { params, body } }) => {
    const key = { kind: orderKindOf(params.prefix), orderNo: body.order_no, refundId: body.refund_id }
    const decided = await transaction(work => decideRefund(work, purchases, key, body), durable)
    return (await sendRefund(host, key.refundId)) ? present(context, purchases, key) : decided
  },

  'refunds.settle': ({ transaction, input: { params, body } }) => {
    const key = { kind: orderKindOf(params.prefix), orderNo: body.order_no, refundId: body.refund_id }
    return transaction(work => settleRefund(work, purchases, key, body), durable)
  },
})
