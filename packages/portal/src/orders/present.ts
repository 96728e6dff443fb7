import type { OrderDetail, OrderRow } from '@portal/api/contract/orders.schema'
import { formatTime } from '@portal/api/rules/dates'
import { maskName, maskPhone } from '@portal/api/rules/masks'
import { historyText, statusIn } from '@portal/api/rules/life'
import { actsOnOrder, orderLife, orderStatus, type OrderAct, type OrderActor } from '@portal/api/rules/order'
import { isOnlineChannel, toChannel, type Channel } from '@portal/api/rules/payment'
import type { Right } from '@portal/api/rules/rights'
import type { Executor } from '../kernel/database.ts'
import type { ReadContext } from '../kernel/work.ts'
import { reachOf, type MemberCaller, type StaffCaller } from '../kernel/callers.ts'
import { seenWithCoupon } from '../coupons/hold.ts'
import { fileRefs } from '../files/files.service.ts'
import { staffNames } from '../staff/staff.repository.ts'
import {
  findDraft,
  findLiveAttempt,
  historyOf,
  lastReport,
  linesOf,
  receiptsOf,
  type OrderHistoryRecord,
  type OrderRecord,
} from './orders.repository.ts'
import { billableFen } from './guards.ts'
import type { ListedOrder } from './order-pages.repository.ts'
import { presentBankLines } from './present-bank-lines.ts'
import { presentRefunds } from './present-refunds.ts'
import type { Purchases } from './purchase.ts'

export type Reader = MemberCaller | StaffCaller
export type SeenOrder = OrderRecord & { phone: string; agent_name: string | null }

/** Whether personal data of orders are masked for this reader (D3). */
export const isMasked = (reader: Reader): boolean =>
  reader.kind === 'staff' && reachOf(reader, 'orders.read') === 'masked'

const readsInvoices = (reader: Reader): boolean =>
  reader.kind === 'member' || reachOf(reader, 'invoices.read') !== null

const at = (time: Date | null) => (time === null ? null : formatTime(time))

export function presentRow(order: ListedOrder, purchases: Purchases, reader: Reader): OrderRow {
  const status = statusIn(orderLife, order.order_status)
  const hidden = isMasked(reader) && order.subject_type === 'personal'
  return {
    id: order.id,
    order_no: order.order_no,
    kind: order.kind,
    ...purchases[order.reason].nameOf(order),
    subject_type: order.subject_type,
    subject_name: hidden ? maskName(order.subject_name) : order.subject_name,
    phone: maskPhone(order.phone),
    amount_fen: order.amount_fen,
    discount_fen: order.discount_fen,
    received_fen: order.received_fen,
    refunded_fen: order.refunded_fen,
    channel: toChannel(order.channel),
    order_status: status,
    created_at: formatTime(order.created_at),
    deadline_at: orderLife.sets.payable.includes(status) ? at(order.deadline_at) : null,
    reported_at: at(order.reported_at),
    paid_at: at(order.paid_at),
    sent_back_reason: isMasked(reader) ? '' : order.sent_back_reason,
    agent_name: reader.kind === 'staff' ? order.agent_name : null,
    invoice_status: readsInvoices(reader) ? order.invoice_status : null,
    invoice_delivered: readsInvoices(reader) && order.invoice_delivered,
    billable_fen: readsInvoices(reader) ? billableFen(order) : 0,
  }
}

function whoDid(
  entry: OrderHistoryRecord,
  order: SeenOrder,
  reader: Reader,
  names: Map<string, string>,
): string {
  if (entry.actor_kind === 'system') return '系统'
  if (entry.actor_kind === 'member') {
    if (reader.kind === 'member') return '本人'
    return isMasked(reader) ? maskName(order.subject_name) : order.subject_name
  }
  return reader.kind === 'staff' && !isMasked(reader) ? (names.get(entry.actor_id) ?? '协会') : '协会'
}

/** As whom a reader asks for a refund. */
export const askerOf = (reader: Reader): OrderActor & ('member' | 'agent' | 'auditor') =>
  reader.kind === 'member' ? 'member' : reader.subRole === 'agent' ? 'agent' : 'auditor'

/** What staff need a right of their own for; everything else is finance's. */
const rightFor: Partial<Record<OrderAct, Right>> = {
  ask_refund: 'refund.request',
  close: 'orders.close',
  report: 'payment.report',
}

function allowed(
  order: OrderRow,
  { caller: reader, settings }: Pick<ReadContext<Reader>, 'caller' | 'settings'>,
): OrderAct[] {
  if (reader.kind === 'member')
    return actsOnOrder(order, 'member').filter(
      act => act !== 'pay_online' || settings.onlineChannels.length > 0,
    )
  const may = (right: Right | undefined) => right !== undefined && reachOf(reader, right) !== null
  return [
    ...(may('payment.confirm') ? actsOnOrder(order, 'finance') : []),
    ...actsOnOrder(order, askerOf(reader)).filter(act => may(rightFor[act])),
  ]
}

/** What a line of the bank brought came by transfer, whatever the order was to be paid by then. */
const channelOf = ({
  bank_line_id,
  channel,
}: {
  bank_line_id: string | null
  channel: string | null
}): Channel => (bank_line_id === null ? toChannel(channel) : null) ?? 'offline'

/** Who took money in: somebody of finance, or the portal from a provider. */
function receiver(
  { staff_id }: { staff_id: string | null },
  masked: boolean,
  names: Map<string, string>,
): string {
  if (staff_id === null) return '系统'
  return masked ? '协会' : (names.get(staff_id) ?? '协会')
}

async function report(context: ReadContext<Reader>, order: SeenOrder): Promise<OrderDetail['report']> {
  const { db, caller: reader } = context
  // what a member withdrew is where the next report starts
  const withdrawnToo = reader.kind !== 'staff' && order.order_status === orderStatus.unpaid
  const last = await lastReport(db, order.id, { withdrawnToo })
  if (!last) return null
  const masked = isMasked(reader)
  return {
    payer_name: masked ? maskName(last.payer_name) : last.payer_name,
    payer_bank: masked ? '' : last.payer_bank,
    payer_account_tail: masked ? '' : last.payer_account_tail,
    amount_fen: last.amount_fen,
    paid_on: last.paid_on,
    note: masked ? '' : last.note,
    vouchers: masked ? [] : await fileRefs(context, last.voucherIds),
    submitted_at: formatTime(last.submitted_at),
  }
}

async function draft(context: ReadContext<Reader>, order: SeenOrder): Promise<OrderDetail['draft']> {
  const kept = context.caller.kind === 'member' ? await findDraft(context.db, order.id) : null
  if (kept === null) return null
  const { voucher_ids, ...typed } = kept
  return { ...typed, vouchers: await fileRefs(context, voucher_ids) }
}

/** Lines that could be money of an order: of one that waits for none, those alone which name it. */
async function bankLines(
  db: Executor,
  order: SeenOrder,
  { acts, reported }: { acts: readonly OrderAct[]; reported: OrderDetail['report'] },
): Promise<OrderDetail['bank_lines']> {
  if (acts.includes('confirm')) return presentBankLines(db, order, reported)
  if (!acts.includes('return_late') && !acts.includes('return_surplus')) return null
  const lines = await presentBankLines(db, order, reported)
  const named = lines.filter(({ signs, left_fen }) => signs.includes('code') && left_fen > 0)
  return named.length === 0 ? null : named
}

/** By what the reader may pay now, and what is open at a provider. */
async function payment(
  { db, caller, settings }: ReadContext<Reader>,
  order: SeenOrder,
  acts: readonly OrderAct[],
): Promise<Pick<OrderDetail, 'channels' | 'payment'>> {
  if (caller.kind !== 'member' || !acts.includes('pay_online')) return { channels: [], payment: null }
  const channels: Channel[] = [...settings.onlineChannels, 'offline']
  if (!isOnlineChannel(order.channel)) return { channels, payment: null }
  const live = await findLiveAttempt(db, order.id)
  if (!live?.pay_url || live.expires_at === null) return { channels, payment: null }
  const { amount_fen, pay_url, expires_at } = live
  return {
    channels,
    payment: { channel: order.channel, amount_fen, pay_url, expires_at: formatTime(expires_at) },
  }
}

export async function presentOrder(
  context: ReadContext<Reader>,
  purchases: Purchases,
  given: SeenOrder,
): Promise<OrderDetail> {
  const { db, caller: reader } = context
  const { order, coupon } = await seenWithCoupon(context, given)
  const history = await historyOf(db, order.id)
  const receipts = await receiptsOf(db, order.id)
  const staffIds = [
    ...history.map(entry => entry.actor_id),
    ...receipts.flatMap(({ staff_id }) => staff_id ?? []),
  ]
  const names = reader.kind === 'staff' ? await staffNames(db, staffIds) : new Map<string, string>()
  const masked = isMasked(reader)
  const row = presentRow(order, purchases, reader)
  const acts = allowed(row, context)
  const member = reader.kind === 'member' ? '本人' : row.subject_name
  const mayAsk = acts.includes('ask_refund')
  const reported = await report(context, order)
  return {
    ...row,
    lines: await linesOf(db, order.id),
    ...(await payment(context, order, acts)),
    coupon,
    bank: order.remark_code === null ? null : context.settings.bank,
    remark_code: order.remark_code,
    report: reported,
    draft: await draft(context, order),
    receipts: receipts.map(receipt => ({
      amount_fen: receipt.amount_fen,
      channel: channelOf(receipt),
      received_at: receipt.received_on,
      bank_ref: masked ? '' : receipt.bank_ref,
      remark: reader.kind === 'member' || masked ? '' : receipt.remark,
      by: receiver(receipt, masked, names),
    })),
    bank_lines: await bankLines(db, order, { acts, reported }),
    ...(await purchases[order.reason].about(context, order)),
    ...(await presentRefunds(context, purchases, order, {
      masked,
      member,
      mayAsk,
      readsInvoices: readsInvoices(reader),
    })),
    history: history.map(entry => ({
      at: formatTime(entry.at),
      text: historyText(orderLife, entry.act),
      by: whoDid(entry, order, reader, names),
      note: masked ? '' : entry.note,
    })),
    allowed: acts,
  }
}
