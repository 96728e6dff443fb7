import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { dayOf } from '@portal/api/rules/dates'
import { system } from '../kernel/callers.ts'
import { move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { lockApplication } from '../applications/applications.repository.ts'
import { applications } from '../applications/applications.life.ts'
import { grantPeriod } from '../memberships/grant.ts'
import { noticePaid, noticeShort } from './notices.ts'
import { closeReport, insertReceipt } from './orders.repository.ts'
import { lockFor, present, type OrderKey } from './orders.service.ts'
import type { Reader, SeenOrder } from './present.ts'
import { endAttempt } from './attempts.life.ts'
import { orders } from './orders.life.ts'

export interface Decision {
  decision: 'confirm' | 'short' | 'exception'
  received_fen?: number | undefined
  received_at?: string | undefined
  bank_ref?: string | undefined
  remark: string
}

interface Money {
  received_fen: number
  received_on: string
  bank_ref: string
  /** With what came before. */
  total_fen: number
}

type MoneyRefusal =
  | 'received_needed'
  | 'bank_ref_needed'
  | 'paid_on_in_future'
  | 'received_too_much'
  | 'received_too_little'
  | 'received_not_short'

function moneyOf(work: Work<Reader, MoneyRefusal>, order: SeenOrder, given: Decision): Money {
  const today = dayOf(work.now)
  const { bank_ref = '' } = given
  if (given.received_fen === undefined) throw work.refuse('received_needed')
  if (bank_ref === '') throw work.refuse('bank_ref_needed')
  const received_on = given.received_at ?? today
  if (received_on > today) throw work.refuse('paid_on_in_future')
  const total_fen = order.received_fen + given.received_fen
  // D5 knows no overpaid order: money too much is a mismatch, which finance sets aside with a reason
  if (total_fen > order.amount_fen) throw work.refuse('received_too_much')
  if (given.decision === 'confirm' && total_fen < order.amount_fen) throw work.refuse('received_too_little')
  if (given.decision === 'short' && total_fen === order.amount_fen) throw work.refuse('received_not_short')
  return { received_fen: given.received_fen, received_on, bank_ref, total_fen }
}

/** Finance's decision on a reported transfer: money, order, membership, application, history, audit and SMS at once. */
export async function settleTransfer(
  work: Work<Reader, MoneyRefusal | 'reason_needed' | 'bank_ref_used'>,
  key: OrderKey,
  given: Decision,
): Promise<OrderDetail> {
  const order = await lockFor(work, key, given.decision, 'finance')
  if (given.decision === 'exception') await setAside(work, order, given.remark)
  else await takeMoney(work, order, given.decision, moneyOf(work, order, given), given.remark)
  return present(work, key)
}

async function setAside(
  work: Work<Reader, 'reason_needed'>,
  order: SeenOrder,
  remark: string,
): Promise<void> {
  if (remark === '') throw work.refuse('reason_needed')
  await move(work, orders, order, { act: 'exception', who: 'finance', note: remark })
}

async function takeMoney(
  work: Work<Reader, 'bank_ref_used'>,
  order: SeenOrder,
  act: 'confirm' | 'short',
  money: Money,
  remark: string,
): Promise<void> {
  const { db: tx, now, caller } = work
  const attempt_id = act === 'confirm' ? await endAttempt(work, order, 'succeed', 'finance') : null
  const fresh = await insertReceipt(tx, {
    id: work.newId(),
    order_id: order.id,
    attempt_id,
    amount_fen: money.received_fen,
    received_on: money.received_on,
    bank_ref: money.bank_ref,
    remark,
    staff_id: caller.id,
    created_at: now,
  })
  if (!fresh) throw work.refuse('bank_ref_used')
  if (act === 'confirm') await closeReport(tx, order.id, 'accepted')
  const period = act === 'confirm' ? await grant(work, order, money.received_on) : null
  await move(work, orders, order, {
    act,
    who: 'finance',
    note: remark,
    notice: period
      ? noticePaid(order, period.ends_on)
      : noticeShort(order, order.amount_fen - money.total_fen),
    set: { received_fen: money.total_fen, paid_at: act === 'confirm' ? now : null },
    diff: {
      received_fen: [order.received_fen, money.total_fen],
      bank_ref: money.bank_ref,
      ...(period ? { period } : {}),
    },
  })
}

async function grant(work: Work<Reader>, order: SeenOrder, paidOn: string) {
  if (order.application_id !== null) {
    const application = await lockApplication(work.db, order.application_id)
    await move(work.as(system), applications, application, { act: 'complete', who: 'system' })
  }
  return grantPeriod(work, {
    order_id: order.id,
    member_id: order.member_id,
    membership_id: order.membership_id,
    subject_name: order.subject_name,
    reason: order.reason,
    level: order.level,
    amount_fen: order.amount_fen,
    channel: order.channel ?? 'offline',
    paid_on: paidOn,
  })
}
