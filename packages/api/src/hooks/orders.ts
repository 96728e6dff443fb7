import type { Client } from '../client/client.ts'
import { firstRead } from '../client/early-calls.ts'
import { currentApplication } from '../contract/applications.contract.ts'
import type { BodyOf, QueryOf } from '../contract/endpoint.ts'
import { uploadImage } from '../contract/files.contract.ts'
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
  uploadLeadVoucher,
  withdrawTransfer,
} from '../contract/orders.contract.ts'
import type { OrderDetail, OrderRow } from '../contract/orders.schema.ts'
import { workCounts } from '../contract/staff.contract.ts'
import { getCurrentUser } from '../contract/users.contract.ts'
import { plainBankRef } from '../rules/bank-ref.ts'
import { orderSets, orderStatus, type OrderStatus } from '../rules/order.ts'
import { useClient } from './api-context.ts'
import { useAction, type Settle } from './use-action.ts'
import { useAhead } from './use-ahead.ts'
import { freshFiles, useRead, useReadPage } from './use-read.ts'

/** Kind of order; it chooses the prefix of the call and is never sent (product.md §7, Orders). */
export type OrderType = 'membership' | 'evaluation'

export const orderParams = (type: OrderType | OrderRow['kind']) =>
  ({ prefix: type === 'evaluation' ? 'nrckapi' : 'api' }) as const

export type OrderQuery = NonNullable<QueryOf<typeof listOrders>>

const ordersInput = (type: OrderType, query: OrderQuery) => ({ params: orderParams(type), query })

/** What `useOrders` reads, for pages that begin it early. */
export const ordersRead = (type: OrderType, query: OrderQuery) =>
  firstRead(listOrders, ordersInput(type, query))

/** `onLoaded` is called with every answer, also one that changed nothing. */
export const useOrders = (type: OrderType, query: OrderQuery, onLoaded?: () => void) =>
  useReadPage(listOrders, ordersInput(type, query), type, onLoaded && { onSuccess: onLoaded })

const orderInput = (type: OrderType, orderNo: string) => ({
  params: { ...orderParams(type), order_no: orderNo },
})

/** Nothing is read before it is known which order. */
const knownOrder = (type: OrderType, orderNo: string | undefined) =>
  orderNo === undefined ? null : orderInput(type, orderNo)

/** One order; `useOpenOrder` where its vouchers are looked at. */
export const useOrder = (type: OrderType, orderNo: string | undefined) =>
  useRead(getOrder, knownOrder(type, orderNo))

/** The order that lies open, with vouchers whose links do not run out. */
export const useOpenOrder = (type: OrderType, orderNo: string | undefined) =>
  useRead(getOrder, knownOrder(type, orderNo), freshFiles)

/** Asks for an order, or a page of a list, before it is opened. */
export function useOrdersAhead(type: OrderType) {
  const one = useAhead(getOrder)
  const list = useAhead(listOrders)
  return {
    one: (orderNo: string) => one(orderInput(type, orderNo)),
    list: (query: OrderQuery) => list(ordersInput(type, query)),
  }
}

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

/** Uploads one file; several may run side by side, each with its own progress. */
export function useUpload(purpose: BodyOf<typeof uploadImage>['purpose']) {
  const client = useClient()
  return (file: File, options: { onProgress?: (share: number) => void; signal?: AbortSignal } = {}) =>
    client.call(uploadImage, { body: { purpose }, file }, { ...options, silent: true })
}

/** The same for the picture of a transfer that an own lead has made. */
export function useLeadVoucherUpload(kind: OrderRow['kind'], orderNo: string) {
  const client = useClient()
  return (file: File, options: { onProgress?: (share: number) => void; signal?: AbortSignal } = {}) =>
    client.call(
      uploadLeadVoucher,
      { params: orderParams(kind), body: { order_no: orderNo }, file },
      { ...options, silent: true },
    )
}
