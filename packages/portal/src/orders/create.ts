import { dayOf, endOfDayAfter, formatTime } from '@portal/api/rules/dates'
import { offlinePaymentDays, orderStatus } from '@portal/api/rules/order'
import { onlineOrderHours } from '@portal/api/rules/payment'
import type { StarLevel } from '@portal/api/rules/star'
import { nextNumber } from '../kernel/counters.repository.ts'
import type { Tx } from '../kernel/database.ts'
import { begin } from '../kernel/move.ts'
import type { OrderReason } from '../kernel/schema.ts'
import type { Work } from '../kernel/work.ts'
import { orders } from './orders.life.ts'
import { insertLine, insertOrder, type OrderRecord } from './orders.repository.ts'

export interface NewOrder {
  reason: OrderReason
  /** Who pays. */
  memberId: string
  /** The unit that it is for; without one it is for the person who pays. */
  unitId?: string
  /** Name of the person or unit. */
  subjectName: string
  applicationId?: string
  membershipId?: string
  /** Level of the membership; an evaluation has none. */
  level?: string
  /** Star of the evaluation that is paid for. */
  star?: StarLevel
  lines: readonly { title: string; amount_fen: number }[]
  /** When the offer ends; as long as a payment usually has unless given. */
  deadline?: Date
}

/** Hours where it can be paid at once; choosing the bank transfer makes days of them (D5). */
const usualDeadline = ({ now, settings }: Work): Date =>
  settings.onlineChannels.length > 0
    ? new Date(now.getTime() + onlineOrderHours * 3_600_000)
    : endOfDayAfter(now, offlinePaymentDays)

async function orderNumber(tx: Tx, now: Date): Promise<string> {
  const day = dayOf(now).replaceAll('-', '')
  return `${day}${String(await nextNumber(tx, `order:${day}`)).padStart(5, '0')}`
}

/**
 * Makes an order whose amounts are frozen into its lines: a later fee never changes it (D4). Answers its number;
 * undefined when the subject has an open dues order already.
 */
export async function createOrder(work: Work, given: NewOrder): Promise<string | undefined> {
  const { db: tx, now } = work
  const { reason, unitId, level = null, lines } = given
  const amount_fen = lines.reduce((sum, line) => sum + line.amount_fen, 0)
  const deadline = given.deadline ?? usualDeadline(work)
  const order: OrderRecord = {
    id: work.newId(),
    order_no: await orderNumber(tx, now),
    kind: reason === 'evaluation' ? 'evaluation' : 'dues',
    reason,
    subject_type: unitId === undefined ? 'personal' : 'enterprise',
    subject_name: given.subjectName,
    member_id: given.memberId,
    unit_id: unitId ?? null,
    application_id: given.applicationId ?? null,
    membership_id: given.membershipId ?? null,
    level,
    star: given.star ?? null,
    level_before: null,
    amount_fen,
    discount_fen: 0,
    received_fen: 0,
    refunded_fen: 0,
    invoiced_fen: 0,
    invoice_status: null,
    invoice_delivered: false,
    channel: null,
    order_status: orderStatus.unpaid,
    remark_code: null,
    sent_back_reason: '',
    created_at: now,
    deadline_at: deadline,
    reported_at: null,
    paid_at: null,
  }
  if (!(await insertOrder(tx, order))) return undefined
  for (const [position, line] of lines.entries())
    await insertLine(tx, { ...line, id: work.newId(), order_id: order.id, position })
  await begin(work, orders, order, {
    act: 'create',
    diff: { amount_fen, level, reason, deadline_at: formatTime(deadline) },
  })
  return order.order_no
}
