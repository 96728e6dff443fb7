import type { contract } from '@portal/api/contract'
import type { Deps } from '../../deps.ts'
import type { HandlersOf } from '../../http/routes.ts'
import {
  kindOf,
  listOrders,
  payOffline,
  present,
  reportTransfer,
  takeBackTransfer,
  type Acting,
} from './orders.service.ts'
import type { Reader } from './present.ts'
import { settleTransfer } from './settle.ts'
import { saveTransferDraft } from './transfer-drafts.ts'

/** Money is acknowledged only when it is on the disk. */
const durable = { durable: true }

const acting = (
  call: { caller: Reader; address: string; now: Date; input: { params: { prefix: 'api' | 'nrckapi' } } },
  orderNo: string,
): Acting => ({
  reader: call.caller,
  kind: kindOf(call.input.params.prefix),
  orderNo,
  address: call.address,
  now: call.now,
})

export const ordersHandlers = (deps: Deps): HandlersOf<(typeof contract)['orders']> => ({
  'orders.list': ({ db, caller, input: { params, query } }) =>
    listOrders(db, caller, kindOf(params.prefix), query),

  'orders.get': call => present(call.db, deps, acting(call, call.input.params.order_no)),

  'orders.pay': call =>
    call.effect(tx => payOffline(tx, deps, acting(call, call.input.body.order_no)), durable),

  'orders.reportTransfer': call => {
    const { order_no, ...report } = call.input.body
    return call.effect(tx => reportTransfer(tx, deps, acting(call, order_no), report), durable)
  },

  'orders.saveTransferDraft': call => {
    const { order_no, ...draft } = call.input.body
    return call.effect(tx => saveTransferDraft(tx, deps, acting(call, order_no), draft))
  },

  'orders.takeBackTransfer': call => {
    const { order_no, reason } = call.input.body
    return call.effect(tx => takeBackTransfer(tx, deps, acting(call, order_no), reason), durable)
  },

  'orders.check': call => {
    const { body } = call.input
    // a member never decides, whatever the body says
    if (call.caller.kind === 'member' || body.decision === undefined)
      return present(call.db, deps, acting(call, body.order_no))
    return call.effect(tx => settleTransfer(tx, deps, acting(call, body.order_no), body), durable)
  },
})
