import { addDays, dayOf, formatTime, parseTime } from '@portal/api/rules/dates'
import { membershipLevelNames } from '@portal/api/rules/membership'
import { offlineDays, orderStatus } from '@portal/api/rules/order'
import { nextNumber } from '../kernel/counters.repository.ts'
import type { Tx } from '../kernel/database.ts'
import { begin } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { feeOfLevel, levelOf } from '../memberships/memberships.service.ts'
import { orders } from './orders.life.ts'
import { insertLine, insertOrder, type OrderRecord } from './orders.repository.ts'

/** The last second of the day `days` after the one of `now`, in Shanghai (D1.5). */
export const endOfDayAfter = (now: Date, days: number): Date =>
  parseTime(`${addDays(dayOf(now), days)} 23:59:59`)

export interface NewDues {
  reason: 'join' | 'renew'
  subjectType: 'personal' | 'enterprise'
  subjectName: string
  memberId: string
  unitId?: string | null
  applicationId?: string | null
  membershipId?: string | null
  level: string
  /** When the offer ends; for a renewal as many days as an offline payment has. */
  deadline?: Date
}

async function orderNumber(tx: Tx, now: Date): Promise<string> {
  const day = dayOf(now).replaceAll('-', '')
  return `${day}${String(await nextNumber(tx, `order:${day}`)).padStart(5, '0')}`
}

/**
 * An order for a year's dues at the fee of this day, frozen into its line; a later fee never changes it (D4). Undefined
 * when the subject has an open dues order already.
 */
export async function createDuesOrder(work: Work, dues: NewDues): Promise<string | undefined> {
  const { db: tx, now } = work
  const level = levelOf(dues.level)
  const amount_fen = await feeOfLevel(tx, level, dayOf(now))
  const deadline = dues.deadline ?? endOfDayAfter(now, offlineDays)
  const order: OrderRecord = {
    id: work.newId(),
    order_no: await orderNumber(tx, now),
    kind: 'dues',
    reason: dues.reason,
    subject_type: dues.subjectType,
    subject_name: dues.subjectName,
    member_id: dues.memberId,
    unit_id: dues.unitId ?? null,
    application_id: dues.applicationId ?? null,
    membership_id: dues.membershipId ?? null,
    level,
    amount_fen,
    received_fen: 0,
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
  const title = `${membershipLevelNames[level]}会费 1 年`
  await insertLine(tx, { id: work.newId(), order_id: order.id, position: 0, title, amount_fen })
  await begin(work, orders, order, {
    act: 'create',
    diff: { amount_fen, level, reason: dues.reason, deadline_at: formatTime(deadline) },
  })
  return order.order_no
}
