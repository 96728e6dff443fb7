import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { dayOf } from '@portal/api/rules/dates'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { actorOf, systemActor } from '../../http/callers.ts'
import { refuse } from '../../http/errors.ts'
import { newId } from '../../security/keys.ts'
import { lockApplication } from '../applications/applications.repository.ts'
import { moveApplication } from '../applications/transition.ts'
import { grantPeriod } from '../memberships/grant.ts'
import { noticePaid, noticeShort } from './notices.ts'
import { closeReport, insertReceipt, settleAttempt } from './orders.repository.ts'
import { lockFor, present, type Acting } from './orders.service.ts'
import type { SeenOrder } from './present.ts'
import { moveOrder } from './transition.ts'

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

function moneyOf(order: SeenOrder, given: Decision, now: Date): Money {
  const today = dayOf(now)
  const bank_ref = (given.bank_ref ?? '').replace(/\s/g, '').toUpperCase()
  if (given.received_fen === undefined) throw refuse('received_needed')
  if (bank_ref === '') throw refuse('bank_ref_needed')
  const received_on = given.received_at ?? today
  if (received_on > today) throw refuse('paid_on_in_future')
  const total_fen = order.received_fen + given.received_fen
  // D5 knows no overpaid order: money too much is a mismatch, which finance sets aside with a reason
  if (total_fen > order.amount_fen) throw refuse('received_too_much')
  if (given.decision === 'confirm' && total_fen < order.amount_fen) throw refuse('received_too_little')
  if (given.decision === 'short' && total_fen === order.amount_fen) throw refuse('received_not_short')
  return { received_fen: given.received_fen, received_on, bank_ref, total_fen }
}

/** Finance's decision on a reported transfer: money, order, membership, application, history, audit and SMS at once. */
export async function settleTransfer(
  tx: Tx,
  deps: Deps,
  acting: Acting,
  given: Decision,
): Promise<OrderDetail> {
  const order = await lockFor(tx, deps, acting, given.decision, 'finance')
  if (given.decision === 'exception') await setAside(tx, deps, acting, order, given.remark)
  else
    await takeMoney(tx, deps, acting, order, given.decision, moneyOf(order, given, acting.now), given.remark)
  return present(tx, deps, acting)
}

async function setAside(tx: Tx, deps: Deps, acting: Acting, order: SeenOrder, remark: string): Promise<void> {
  if (remark === '') throw refuse('reason_needed')
  const { now, reader, address } = acting
  await moveOrder(tx, deps, order, {
    act: 'exception',
    who: 'finance',
    actor: actorOf(reader, address),
    now,
    note: remark,
  })
}

async function takeMoney(
  tx: Tx,
  deps: Deps,
  acting: Acting,
  order: SeenOrder,
  act: 'confirm' | 'short',
  money: Money,
  remark: string,
): Promise<void> {
  const { now, reader, address } = acting
  const attempt_id = act === 'confirm' ? await settleAttempt(tx, order.id, 'succeeded', now) : null
  const fresh = await insertReceipt(tx, {
    id: newId(now),
    order_id: order.id,
    attempt_id,
    amount_fen: money.received_fen,
    received_on: money.received_on,
    bank_ref: money.bank_ref,
    remark,
    staff_id: reader.id,
    created_at: now,
  })
  if (!fresh) throw refuse('bank_ref_used')
  if (act === 'confirm') await closeReport(tx, order.id, 'accepted')
  const period = act === 'confirm' ? await grant(tx, deps, order, money.received_on, now) : null
  if (period) await noticePaid(tx, deps, order, period.ends_on, now)
  else await noticeShort(tx, deps, order, order.amount_fen - money.total_fen, now)
  await moveOrder(tx, deps, order, {
    act,
    who: 'finance',
    actor: actorOf(reader, address),
    now,
    note: remark,
    set: { received_fen: money.total_fen, paid_at: act === 'confirm' ? now : null },
    diff: {
      received_fen: [order.received_fen, money.total_fen],
      bank_ref: money.bank_ref,
      ...(period ? { period } : {}),
    },
  })
}

async function grant(tx: Tx, deps: Deps, order: SeenOrder, paidOn: string, now: Date) {
  if (order.application_id !== null) {
    const application = await lockApplication(tx, order.application_id)
    await moveApplication(tx, deps, application, { act: 'complete', who: 'system', actor: systemActor, now })
  }
  return grantPeriod(
    tx,
    {
      order_id: order.id,
      member_id: order.member_id,
      membership_id: order.membership_id,
      subject_name: order.subject_name,
      reason: order.reason,
      level: order.level,
      amount_fen: order.amount_fen,
      channel: order.channel ?? 'offline',
      paid_on: paidOn,
    },
    now,
  )
}
