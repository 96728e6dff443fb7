import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { dayOf, parseTime } from '@portal/api/rules/dates'
import { reconcileLater } from '../reconciliation/later.ts'
import { spendCoupon } from '../coupons/hold.ts'
import type { StaffCaller } from '../kernel/callers.ts'
import { canMove, move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { noticePaid, noticeShort } from './notices.ts'
import { takeOffLine, type BankPart } from './bank-lines.repository.ts'
import { confirmed, lineArrived, partReceived } from './effects.ts'
import { moneyRefusal, type MoneyRefusal } from './guards.ts'
import { closeReport, dropDraft, insertReceipt } from './orders.repository.ts'
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
  /** The bank's lines that it came in by. */
  parts: readonly BankPart[]
  /** The day of the last of them. */
  received_on: string
  /** With what came before. */
  total_fen: number
}

function moneyOf(work: Work<Reader, MoneyRefusal>, order: SeenOrder, given: Decision): Money {
  const today = dayOf(work.now)
  const refusal = moneyRefusal(order, given, today)
  if (refusal !== null) throw work.refuse(refusal)
  const { received_fen: amount_fen = 0, bank_ref = '', received_at: received_on = today } = given
  return {
    parts: [{ bank_ref, amount_fen, received_on }],
    received_on,
    total_fen: order.received_fen + amount_fen,
  }
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
    await reconcileLater(work, await settle(work, purchases, order, moneyOf(work, order, given), remark))
  })

/** Takes the money of bank lines for an order that waits for finance: all that is due, or a part of it. Answers their days. */
async function settle(
  work: Work<Reader, 'bank_ref_used'>,
  purchases: Purchases,
  order: SeenOrder,
  money: Money,
  remark: string,
): Promise<string[]> {
  const whole = money.total_fen >= order.amount_fen
  const attemptId = whole ? await endTransfer(work, order, 'succeed', 'finance') : null
  const days: string[] = []
  for (const part of money.parts) days.push(await takePart(work, order, attemptId, part, remark))
  await (whole
    ? confirm(work, purchases, order, money, remark)
    : keepOpen(work, purchases, order, money, remark))
  return days
}

/**
 * Lines of a statement pay an order that is locked and was chosen to be paid by transfer; where the member has reported
 * nothing, the line is the report (ADR 032).
 */
export async function settleByLines(
  work: Work<StaffCaller, 'bank_ref_used'>,
  purchases: Purchases,
  order: SeenOrder,
  parts: readonly BankPart[],
  remark: string,
): Promise<void> {
  let waiting = order
  if (canMove(orders, order, 'bank_line', 'finance')) {
    await dropDraft(work.db, order.id)
    const moved = await move(work, orders, order, {
      act: 'bank_line',
      who: 'finance',
      set: lineArrived(),
      diff: { bank_ref: parts.map(({ bank_ref }) => bank_ref) },
    })
    waiting = { ...order, ...moved }
  }
  const received_on = parts.map(part => part.received_on).reduce((a, b) => (a > b ? a : b))
  const total_fen = parts.reduce((sum, part) => sum + part.amount_fen, order.received_fen)
  await settle(work, purchases, waiting, { parts, received_on, total_fen }, remark)
}

async function setAside(
  work: Work<Reader, 'reason_needed'>,
  order: SeenOrder,
  remark: string,
): Promise<void> {
  if (remark === '') throw work.refuse('reason_needed')
  await move(work, orders, order, { act: 'exception', who: 'finance', note: remark })
}

async function takePart(
  work: Work<Reader, 'bank_ref_used'>,
  order: SeenOrder,
  attempt_id: string | null,
  part: BankPart,
  remark: string,
): Promise<string> {
  const typed = { id: work.newId(), booked_at: parseTime(part.received_on), created_at: work.now }
  const line = await takeOffLine(work.db, part, typed)
  if (line === null) throw work.refuse('bank_ref_used')
  await insertReceipt(work.db, {
    ...part,
    id: work.newId(),
    order_id: order.id,
    attempt_id,
    bank_line_id: line.id,
    remark,
    staff_id: work.caller.id,
    created_at: work.now,
  })
  return dayOf(line.booked_at)
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
    set: { ...granted.set, ...confirmed(money.total_fen, work.now) },
    diff: { ...moneyDiff(order, money), ...granted.diff },
  })
}

/** The rest is still to be paid. */
async function keepOpen(
  work: Work<Reader>,
  purchases: Purchases,
  order: SeenOrder,
  money: Money,
  remark: string,
): Promise<void> {
  await purchases[order.reason].onShort?.(work, order)
  await move(work, orders, order, {
    act: 'short',
    who: 'finance',
    note: remark,
    notice: noticeShort(order, order.amount_fen - money.total_fen),
    set: partReceived(money.total_fen),
    diff: moneyDiff(order, money),
  })
}

const moneyDiff = (order: SeenOrder, money: Money) => ({
  received_fen: [order.received_fen, money.total_fen],
  bank_ref: money.parts.map(({ bank_ref }) => bank_ref).join(' '),
})
