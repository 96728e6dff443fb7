import { currentApplication } from '../contract/applications.contract.ts'
import type { QueryOf } from '../contract/endpoint.ts'
import { uploadImage } from '../contract/files.contract.ts'
import { listDuesPeriods, listPersonalVips } from '../contract/memberships.contract.ts'
import {
  checkOrder,
  getOrder,
  listOrders,
  payOrder,
  reportTransfer,
  saveTransferDraft,
  takeBackTransfer,
} from '../contract/orders.contract.ts'
import { workCounts } from '../contract/staff.contract.ts'
import { getCurrentUser } from '../contract/users.contract.ts'
import { orderStatus } from '../rules/order.ts'
import { useClient } from './api-context.ts'
import { useAction, type Settle } from './use-action.ts'
import { freshFiles, useRead } from './use-read.ts'

/** Kind of order; it chooses the prefix of the call and is never sent (product.md §7, Orders). */
export type OrderType = 'membership' | 'evaluation'

export const orderParams = (type: OrderType) =>
  ({ prefix: type === 'evaluation' ? 'nrckapi' : 'api' }) as const

export type OrderQuery = NonNullable<QueryOf<typeof listOrders>>

/** `onLoaded` is told of every answer, also of one that changed nothing. */
export const useOrders = (type: OrderType, query: OrderQuery, onLoaded?: () => void) =>
  useRead(
    listOrders,
    { params: orderParams(type), query },
    { keepPreviousData: true, ...(onLoaded ? { onSuccess: onLoaded } : {}) },
  )

const orderInput = (type: OrderType, orderNo: string | undefined) =>
  orderNo === undefined ? null : { params: { ...orderParams(type), order_no: orderNo } }

/** One order; `useOpenOrder` where its vouchers are looked at. */
export const useOrder = (type: OrderType, orderNo: string | undefined) =>
  useRead(getOrder, orderInput(type, orderNo))

/** The order that lies open, with vouchers whose links do not run out. */
export const useOpenOrder = (type: OrderType, orderNo: string | undefined) =>
  useRead(getOrder, orderInput(type, orderNo), freshFiles)

const afterMoney = [
  getOrder,
  listOrders,
  listPersonalVips,
  listDuesPeriods,
  currentApplication,
  getCurrentUser,
  workCounts,
]

/** What an order is now, when the answer to a report was lost. */
const settleReport: Settle<typeof reportTransfer> = async (client, { params, body }) => {
  const order = await client.call(
    getOrder,
    { params: { ...params, order_no: body.order_no } },
    { silent: true },
  )
  return order.order_status === orderStatus.reported ? order : undefined
}

/** Taken back by the member, or sent back by finance, who gives a reason. */
const settleTakeBack: Settle<typeof takeBackTransfer> = async (client, { params, body }) => {
  const order = await client.call(
    getOrder,
    { params: { ...params, order_no: body.order_no } },
    { silent: true },
  )
  return order.order_status === (body.reason ? orderStatus.sentBack : orderStatus.unpaid) ? order : undefined
}

const plainRef = (text = '') => text.replace(/\s/g, '').toUpperCase()

/** A bank reference can pay once: where it stands in the receipts, this decision has arrived. */
const settleDecision: Settle<typeof checkOrder> = async (client, { params, body }) => {
  if (body.decision === undefined) return undefined
  const order = await client.call(
    getOrder,
    { params: { ...params, order_no: body.order_no } },
    { silent: true },
  )
  const { bank_ref } = body
  const arrived =
    body.decision === 'exception'
      ? order.order_status === orderStatus.exception
      : order.receipts.some(receipt => plainRef(receipt.bank_ref) === plainRef(bank_ref))
  return arrived ? order : undefined
}

export const usePayOrder = () => useAction(payOrder, [getOrder, listOrders])
export const useReportTransfer = () => useAction(reportTransfer, [getOrder, listOrders], settleReport)
/** Keeps a report as far as it is typed. */
export const useSaveTransferDraft = () => useAction(saveTransferDraft)
/** Member: withdraw the report. Finance: send it back with a reason. */
export const useTakeBackTransfer = () =>
  useAction(takeBackTransfer, [getOrder, listOrders, workCounts], settleTakeBack)
/** Finance's decision on a reported transfer. */
export const useCheckOrder = () => useAction(checkOrder, afterMoney, settleDecision)

/** Uploads one file; several may run side by side, each with its own progress. */
export function useUpload(purpose: 'voucher' | 'application') {
  const client = useClient()
  return (file: File, options: { onProgress?: (share: number) => void; signal?: AbortSignal } = {}) =>
    client.call(uploadImage, { body: { purpose }, file }, { ...options, silent: true })
}
