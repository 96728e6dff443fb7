import type { OrderDetail } from '@portal/api/contract/orders.schema'
import type { RefundDetail } from '@portal/api/contract/refunds.schema'
import { formatTime } from '@portal/api/rules/dates'
import { orderLife } from '@portal/api/rules/order'
import { isOnlineChannel } from '@portal/api/rules/payment'
import { refundLife } from '@portal/api/rules/refund'
import { statusOf } from '../kernel/move.ts'
import type { ReadContext } from '../kernel/work.ts'
import { staffNames } from '../staff/staff.repository.ts'
import { isInvoiced } from './guards.ts'
import { orders } from './orders.life.ts'
import type { OrderRecord } from './orders.repository.ts'
import type { Reader } from './present.ts'
import type { Purchases } from './purchase.ts'
import { actsOnRefund, needsSecond } from './refunds.life.ts'
import { refundsOf, type PaidRefund } from './refunds.repository.ts'

const at = (time: Date | null) => (time === null ? null : formatTime(time))

/** How the reader sees an order's refunds: staff by name, for members and masked readers the association. */
interface Seen {
  masked: boolean
  /** The member, as the reader may name them. */
  member: string
  /** They may know of its documents. */
  readsInvoices: boolean
}

/** A decided refund waits for no document any more. */
const needsReversal = (order: OrderRecord, refund: PaidRefund): boolean =>
  refundLife.sets.undecided.includes(refund.status) && isInvoiced(order, refund)

function detailOf(
  order: OrderRecord,
  refund: PaidRefund,
  { settings, caller }: ReadContext<Reader>,
  names: Map<string, string>,
  { masked, member, readsInvoices }: Seen,
): Omit<RefundDetail, 'choices'> {
  const office = '协会'
  const nameOf = (id: string) => (masked ? office : (names.get(id) ?? office))
  return {
    id: refund.id,
    amount_fen: refund.amount_fen,
    reason: masked ? '' : refund.reason,
    refund_status: refund.status,
    asked_by: { member, system: '系统', staff: nameOf(refund.asked_by) }[refund.asked_by_kind],
    bought_nothing: refund.bought_nothing,
    way: isOnlineChannel(refund.channel) ? refund.channel : null,
    asked_at: formatTime(refund.asked_at),
    effect: refund.effect,
    effect_text: refund.effect_text,
    approved_by: refund.approved_by && nameOf(refund.approved_by),
    approved_at: at(refund.approved_at),
    reviewed_by: refund.reviewed_by && nameOf(refund.reviewed_by),
    reviewed_at: at(refund.reviewed_at),
    trouble: masked ? '' : refund.trouble,
    returned_on: refund.returned_on,
    bank_ref: masked ? '' : (refund.bank_ref ?? ''),
    needs_second: needsSecond(refund, settings),
    second_above_fen: settings.refundSecondPersonFen,
    needs_reversal: readsInvoices && needsReversal(order, refund),
    allowed: actsOnRefund(refund, caller, settings),
  }
}

/** The refunds of an order, and what the reader may ask back. */
export async function presentRefunds(
  context: ReadContext<Reader>,
  purchases: Purchases,
  order: OrderRecord,
  { mayAsk, ...seen }: Seen & { mayAsk: boolean },
): Promise<Pick<OrderDetail, 'refunds' | 'refundable'>> {
  const status = statusOf(orders, order)
  if (!orderLife.sets.paid.includes(status)) return { refunds: [], refundable: null }
  const { db, caller } = context
  const rows = await refundsOf(db, order.id)
  const ids = rows.flatMap(row => [row.asked_by, row.approved_by, row.reviewed_by]).filter(id => id !== null)
  const names = caller.kind === 'staff' ? await staffNames(db, ids) : new Map<string, string>()
  const purchase = purchases[order.reason]
  const most_fen = order.received_fen - order.refunded_fen
  // a decided refund has had its effect
  const choicesOf = async ({ status: now, amount_fen, bought_nothing }: PaidRefund) =>
    refundLife.sets.undecided.includes(now) && !bought_nothing
      ? purchase.refundChoices(context, order, amount_fen)
      : []
  return {
    refunds: await Promise.all(
      rows.map(async row =>
        Object.assign(detailOf(order, row, context, names, seen), { choices: await choicesOf(row) }),
      ),
    ),
    refundable: mayAsk ? { most_fen, choices: await purchase.refundChoices(context, order, most_fen) } : null,
  }
}
