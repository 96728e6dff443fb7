import type { Client } from '../client/client.ts'
import { currentApplication } from '../contract/applications.contract.ts'
import { listDuesPeriods, listPersonalVips } from '../contract/memberships.contract.ts'
import {
  closeOrder,
  decidePayment,
  getOrder,
  listOrders,
  payOrder,
  reportLeadTransfer,
  reportTransfer,
  resolveOrder,
  saveTransferDraft,
  sendBackTransfer,
  withdrawTransfer,
} from '../contract/orders.contract.ts'
import type { OrderDetail } from '../contract/orders.schema.ts'
import { workCounts } from '../contract/staff.contract.ts'
import { getCurrentUser } from '../contract/users.contract.ts'
import { plainBankRef } from '../rules/bank-ref.ts'
import { orderSets, orderStatus, type OrderStatus } from '../rules/order.ts'
import type { orderParams } from './orders.ts'
import { useAction, type Settle } from './use-action.ts'

/** What every write to one order is sent with. */
export interface OrderWrite {
  params: ReturnType<typeof orderParams>
  body: { order_no: string }
}

/** Reads that change with an order's money, and with what it bought. */
export const afterMoney = [
  getOrder,
  listOrders,
  listPersonalVips,
  listDuesPeriods,
  currentApplication,
  getCurrentUser,
  workCounts,
]

/** The order as it is now, when the answer to a write was lost. */
export const orderNow = (client: Client, { params, body }: OrderWrite) =>
  client.call(getOrder, { params: { ...params, order_no: body.order_no } }, { silent: true })

/** The order once it is in one of these states: a write that leads there has happened, though its answer was lost. */
async function orderIn(
  statuses: readonly OrderStatus[],
  client: Client,
  input: OrderWrite,
): Promise<OrderDetail | undefined> {
  const order = await orderNow(client, input)
  return statuses.includes(order.order_status) ? order : undefined
}

const settleReport: Settle<typeof reportTransfer> = (...call) => orderIn([orderStatus.reported], ...call)
const settleLeadReport: Settle<typeof reportLeadTransfer> = (...call) =>
  orderIn([orderStatus.reported], ...call)
const settleWithdrawal: Settle<typeof withdrawTransfer> = (...call) => orderIn([orderStatus.unpaid], ...call)
const settleSendBack: Settle<typeof sendBackTransfer> = (...call) => orderIn([orderStatus.sentBack], ...call)
const settleClosing: Settle<typeof closeOrder> = (...call) => orderIn([orderStatus.closed], ...call)
const afterOutcome = {
  resume: orderSets.waitsForFinance,
  return: [orderStatus.refunding],
  close: [orderStatus.closed],
} as const
const settleResolution: Settle<typeof resolveOrder> = (client, input) =>
  orderIn(afterOutcome[input.body.outcome], client, input)

/** A bank reference pays only once: when a receipt has it, this decision was saved. */
const settleDecision: Settle<typeof decidePayment> = async (client, input) => {
  const order = await orderNow(client, input)
  const reference = plainBankRef(input.body.bank_ref ?? '')
  const arrived =
    input.body.decision === 'exception'
      ? order.order_status === orderStatus.exception
      : order.receipts.some(receipt => receipt.bank_ref === reference)
  return arrived ? order : undefined
}

export const usePayOrder = () => useAction(payOrder, [getOrder, listOrders])
export const useReportTransfer = () => useAction(reportTransfer, [getOrder, listOrders], settleReport)
/** An agent reports in the place of an own lead. */
export const useReportLeadTransfer = () =>
  useAction(reportLeadTransfer, [getOrder, listOrders], settleLeadReport)
/** Keeps a report as far as it is typed. */
export const useSaveTransferDraft = () => useAction(saveTransferDraft)
/** The member withdraws the report. */
export const useWithdrawTransfer = () => useAction(withdrawTransfer, [getOrder, listOrders], settleWithdrawal)
/** Finance sends the report back with a reason. */
export const useSendBackTransfer = () =>
  useAction(sendBackTransfer, [getOrder, listOrders, workCounts], settleSendBack)
/** The member, or the association with a reason, gives the order up. */
export const useCloseOrder = () => useAction(closeOrder, afterMoney, settleClosing)
/** Finance's decision on a reported transfer. */
export const useDecidePayment = () => useAction(decidePayment, afterMoney, settleDecision)
/** Finance resolves an exception with a reason. */
export const useResolveOrder = () => useAction(resolveOrder, afterMoney, settleResolution)
