import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { dayOf } from '@portal/api/rules/dates'
import { spendCoupon } from '../coupons/hold.ts'
import { move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { noticePaid, noticeShort } from './notices.ts'
import { closeReport, insertReceipt } from './orders.repository.ts'
import { lockForAct, type OrderKey } from './orders.service.ts'
import type { Reader, SeenOrder } from './present.ts'
import { endTransfer } from './attempts.life.ts'
import { orders } from './orders.life.ts'
import type { Purchases } from './purchase.ts'

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

/** Finance's decision on a reported transfer: money, order, what it buys, history, audit and SMS at once. */
export const settleTransfer = (
  work: Work<Reader, MoneyRefusal | 'reason_needed' | 'bank_ref_used'>,
  purchases: Purchases,
  key: OrderKey,
  given: Decision,
): Promise<OrderDetail> =>
  lockForAct(work, purchases, key, { act: given.decision, who: 'finance' }, async order => {
    const { decision, remark } = given
    if (decision === 'exception') return setAside(work, order, remark)
    const money = moneyOf(work, order, given)
    const attemptId = decision === 'confirm' ? await endTransfer(work, order, 'succeed', 'finance') : null
    await takeMoney(work, order, attemptId, money, remark)
    return decision === 'confirm'
      ? confirm(work, purchases, order, money, remark)
      : keepOpen(work, order, money, remark)
  })

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
  attempt_id: string | null,
  money: Money,
  remark: string,
): Promise<void> {
  const fresh = await insertReceipt(work.db, {
    id: work.newId(),
    order_id: order.id,
    attempt_id,
    amount_fen: money.received_fen,
    received_on: money.received_on,
    bank_ref: money.bank_ref,
    remark,
    staff_id: work.caller.id,
    created_at: work.now,
  })
  if (!fresh) throw work.refuse('bank_ref_used')
}

async function confirm(
  work: Work<Reader>,
  purchases: Purchases,
  order: SeenOrder,
  money: Money,
  remark: string,
): Promise<void> {
  await closeReport(work.db, order.id, 'accepted')
  await spendCoupon(work, order)
  const granted = await purchases[order.reason].onPaid(work, order, money.received_on)
  await move(work, orders, order, {
    act: 'confirm',
    who: 'finance',
    note: remark,
    notice: noticePaid(order, granted.text),
    set: { ...granted.set, received_fen: money.total_fen, paid_at: work.now },
    diff: { ...moneyDiff(order, money), ...granted.diff },
  })
}

/** The rest is still to be paid. */
async function keepOpen(work: Work<Reader>, order: SeenOrder, money: Money, remark: string): Promise<void> {
  await move(work, orders, order, {
    act: 'short',
    who: 'finance',
    note: remark,
    notice: noticeShort(order, order.amount_fen - money.total_fen),
    set: { received_fen: money.total_fen, paid_at: null },
    diff: moneyDiff(order, money),
  })
}

const moneyDiff = (order: SeenOrder, money: Money) => ({
  received_fen: [order.received_fen, money.total_fen],
  bank_ref: money.bank_ref,
})
