import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import { countUpload, readFile } from '../files/files.service.ts'
import { closeByPerson } from './close.ts'
import { listOrders } from './list-orders.ts'
import {
  getOrder,
  orderKindOf,
  payOffline,
  present,
  reportLeadTransfer,
  reportTransfer,
  sendBackTransfer,
  storeLeadVoucher,
  withdrawTransfer,
  type OrderKey,
} from './orders.service.ts'
import type { Purchases } from './purchase.ts'
import { endOnlineOf, payOnline, pollPayment } from '../payments/online.ts'
import type { Host } from '../ports.ts'
import { resolveException } from './resolve.ts'
import { settleTransfer } from './settle.ts'
import { saveTransferDraft } from './transfer-drafts.ts'

/** Money is acknowledged only when it is on the disk. */
const durable = { durable: true }

const keyOf = ({ params }: { params: { prefix: 'api' | 'nrckapi' } }, orderNo: string): OrderKey => ({
  kind: orderKindOf(params.prefix),
  orderNo,
})

export const ordersHandlers = (
  host: Host,
  purchases: Purchases,
): HandlersOf<(typeof contract)['orders']> => ({
  'orders.list': ({ context, input: { params, query } }) =>
    listOrders(context, purchases, orderKindOf(params.prefix), query),

  'orders.get': ({ context, input }) => present(context, purchases, keyOf(input, input.params.order_no)),

  'orders.pay': async ({ context, transaction, input, refuse }) => {
    const key = keyOf(input, input.body.order_no)
    const { channel } = input.body
    if (channel === 'offline') {
      await endOnlineOf(host, purchases, context, key)
      return transaction(work => payOffline(work, purchases, key), durable)
    }
    if (!host.payments[channel]) throw refuse('channel_closed')
    return transaction(await payOnline(host, purchases, context, key, channel), durable)
  },

  'orders.reportTransfer': ({ transaction, input }) => {
    const { order_no, ...report } = input.body
    return transaction(work => reportTransfer(work, purchases, keyOf(input, order_no), report), durable)
  },

  'orders.uploadLeadVoucher': async ({ context, transaction, caller, input, file, now, refuse }) => {
    const key = keyOf(input, input.body.order_no)
    // somebody else's order costs nothing
    await getOrder(context, key)
    await countUpload(host, caller.id, now)
    const clean = await readFile(host, file, refuse)
    return transaction(work => storeLeadVoucher(work, key, clean))
  },

  'orders.reportLeadTransfer': ({ transaction, input }) => {
    const { order_no, ...report } = input.body
    return transaction(work => reportLeadTransfer(work, purchases, keyOf(input, order_no), report), durable)
  },

  'orders.saveTransferDraft': ({ transaction, input }) => {
    const { order_no, ...draft } = input.body
    return transaction(work => saveTransferDraft(work, purchases, keyOf(input, order_no), draft))
  },

  'orders.withdrawTransfer': ({ transaction, input }) =>
    transaction(work => withdrawTransfer(work, purchases, keyOf(input, input.body.order_no)), durable),

  'orders.sendBackTransfer': ({ transaction, input }) => {
    const { order_no, reason } = input.body
    return transaction(work => sendBackTransfer(work, purchases, keyOf(input, order_no), reason), durable)
  },

  'orders.close': async ({ caller, context, transaction, input }) => {
    const { order_no, reason } = input.body
    const key = keyOf(input, order_no)
    // without its reason it will be refused: nobody's payment ends for that
    if (caller.kind === 'member' || reason !== '') await endOnlineOf(host, purchases, context, key)
    return transaction(work => closeByPerson(work, purchases, key, reason), durable)
  },

  'orders.resolve': ({ transaction, input }) => {
    const { order_no, ...resolution } = input.body
    return transaction(work => resolveException(work, purchases, keyOf(input, order_no), resolution), durable)
  },

  'orders.poll': ({ context, input }) =>
    pollPayment(host, purchases, context, keyOf(input, input.body.order_no)),

  'orders.decidePayment': ({ transaction, input }) =>
    transaction(
      work => settleTransfer(work, purchases, keyOf(input, input.body.order_no), input.body),
      durable,
    ),
})
