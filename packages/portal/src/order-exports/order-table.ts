import type { OrderRow } from '@portal/api/contract/orders.schema'
import { invoiceStatusLook, lookWithMail } from '@portal/api/rules/invoice-looks'
import { orderStatusLook, subjectTypeNames } from '@portal/api/rules/order'
import { orderExportHeads, type OrderColumn } from '@portal/api/rules/order-export'
import { channelNames } from '@portal/api/rules/payment'
import { timeCell, type SheetCell } from '../sheets/cells.ts'

/** What each column of the desk is in a table; as many cells as it has heads. */
const cells: { [C in OrderColumn]: (order: OrderRow) => readonly SheetCell[] } = {
  order_no: order => [order.order_no],
  item: order => [order.item],
  member: order => [subjectTypeNames[order.subject_type], order.subject_name],
  amount_fen: order => [{ fen: order.amount_fen }],
  channel: order => [order.channel === null ? null : channelNames[order.channel]],
  status: order => [orderStatusLook[order.order_status].label],
  document: ({ invoice_status, invoice_delivered }) => [
    invoice_status === null ? null : lookWithMail(invoiceStatusLook, invoice_status, invoice_delivered).label,
  ],
  created_at: order => [timeCell(order.created_at)],
  paid_at: order => [timeCell(order.paid_at), timeCell(order.deadline_at?.slice(0, 10) ?? null)],
  agent: order => [order.agent_name],
}

export const headsOf = (columns: readonly OrderColumn[]): string[] =>
  columns.flatMap(column => [...orderExportHeads[column]])

export const cellsOf = (columns: readonly OrderColumn[], order: OrderRow): SheetCell[] =>
  columns.flatMap(column => [...cells[column](order)])
