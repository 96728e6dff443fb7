import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import {
  kindOf,
  listOrders,
  payOffline,
  present,
  reportTransfer,
  sendBackTransfer,
  takeBackTransfer,
  type OrderKey,
} from './orders.service.ts'
import type { Purchases } from './purchase.ts'
import { settleTransfer } from './settle.ts'
import { saveTransferDraft } from './transfer-drafts.ts'

/** Money is acknowledged only when it is on the disk. */
const durable = { durable: true }

const keyOf = ({ params }: { params: { prefix: 'api' | 'nrckapi' } }, orderNo: string): OrderKey => ({
  kind: kindOf(params.prefix),
  orderNo,
})

export const ordersHandlers = (purchases: Purchases): HandlersOf<(typeof contract)['orders']> => ({
  'orders.list': ({ reading, input: { params, query } }) =>
    listOrders(reading, purchases, kindOf(params.prefix), query),

  'orders.get': ({ reading, input }) => present(reading, purchases, keyOf(input, input.params.order_no)),

  'orders.pay': ({ effect, input }) =>
    effect(work => payOffline(work, purchases, keyOf(input, input.body.order_no)), durable),

  'orders.reportTransfer': ({ effect, input }) => {
    const { order_no, ...report } = input.body
    return effect(work => reportTransfer(work, purchases, keyOf(input, order_no), report), durable)
  },

  'orders.saveTransferDraft': ({ effect, input }) => {
    const { order_no, ...draft } = input.body
    return effect(work => saveTransferDraft(work, purchases, keyOf(input, order_no), draft))
  },

  'orders.takeBackTransfer': ({ effect, input }) =>
    effect(work => takeBackTransfer(work, purchases, keyOf(input, input.body.order_no)), durable),

  'orders.sendBackTransfer': ({ effect, input }) => {
    const { order_no, reason } = input.body
    return effect(work => sendBackTransfer(work, purchases, keyOf(input, order_no), reason), durable)
  },

  'orders.poll': ({ reading, input }) => present(reading, purchases, keyOf(input, input.body.order_no)),

  'orders.decidePayment': ({ effect, input }) =>
    effect(work => settleTransfer(work, purchases, keyOf(input, input.body.order_no), input.body), durable),
})
