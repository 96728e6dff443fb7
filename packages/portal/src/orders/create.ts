import { addDays, dayOf, formatTime, parseTime } from '@portal/api/rules/dates'
import { membershipLevelNames } from '@portal/api/rules/membership'
import { offlineDays, orderStatus } from '@portal/api/rules/order'
import { nextNumber } from '../kernel/counters.ts'
import type { Tx } from '../kernel/database.ts'
import type { Work } from '../kernel/work.ts'
import { feeOfLevel, levelOf } from '../memberships/memberships.service.ts'
import { insertHistory, insertLine, insertOrder } from './orders.repository.ts'

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
  const { db: tx, now, actor } = work
  const level = levelOf(dues.level)
  const amount_fen = await feeOfLevel(tx, level, dayOf(now))
  const id = work.newId()
  const deadline = dues.deadline ?? endOfDayAfter(now, offlineDays)
  const order_no = await insertOrder(tx, {
    id,
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
    channel: null,
    order_status: orderStatus.unpaid,
    remark_code: null,
    created_at: now,
    deadline_at: deadline,
    reported_at: null,
    paid_at: null,
  })
  if (order_no === undefined) return undefined
  const title = `${membershipLevelNames[level]}会费 1 年`
  await insertLine(tx, { id: work.newId(), order_id: id, position: 0, title, amount_fen })
  await insertHistory(tx, {
    id: work.newId(),
    order_id: id,
    at: now,
    act: 'create',
    from_status: null,
    to_status: 0,
    actor_kind: actor.kind,
    actor_id: actor.id,
    note: '',
  })
  work.audit({
    act: 'orders.create',
    record: { kind: 'order', id: order_no },
    money: true,
    diff: { amount_fen, level, reason: dues.reason, deadline_at: formatTime(deadline) },
  })
  return order_no
}
