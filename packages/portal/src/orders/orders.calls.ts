import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import {
  kindOf,
  listOrders,
  payOffline,
  present,
  reportTransfer,
  takeBackTransfer,
  type OrderKey,
} from './orders.service.ts'
import { settleTransfer } from './settle.ts'
import { saveTransferDraft } from './transfer-drafts.ts'

/** Money is acknowledged only when it is on the disk. */
const durable = { durable: true }

const keyOf = ({ params }: { params: { prefix: 'api' | 'nrckapi' } }, orderNo: string): OrderKey => ({
  kind: kindOf(params.prefix),
  orderNo,
})

export const ordersHandlers: HandlersOf<(typeof contract)['orders']> = {
  'orders.list': ({ reading, input: { params, query } }) => listOrders(reading, kindOf(params.prefix), query),

  'orders.get': ({ reading, input }) => present(reading, keyOf(input, input.params.order_no)),

  'orders.pay': ({ effect, input }) =>
    effect(work => payOffline(work, keyOf(input, input.body.order_no)), durable),

  'orders.reportTransfer': ({ effect, input }) => {
    const { order_no, ...report } = input.body
    return effect(work => reportTransfer(work, keyOf(input, order_no), report), durable)
  },

  'orders.saveTransferDraft': ({ effect, input }) => {
    const { order_no, ...draft } = input.body
    return effect(work => saveTransferDraft(work, keyOf(input, order_no), draft))
  },

  'orders.takeBackTransfer': ({ effect, input }) => {
    const { order_no, reason } = input.body
    return effect(work => takeBackTransfer(work, keyOf(input, order_no), reason), durable)
  },

  'orders.check': ({ reading, effect, caller, input }) => {
    const { body } = input
    const key = keyOf(input, body.order_no)
    // a member never decides, whatever the body says
    if (caller.kind === 'member' || body.decision === undefined) return present(reading, key)
    return effect(work => settleTransfer(work, key, body), durable)
  },
}
