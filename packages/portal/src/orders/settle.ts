import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { dayOf, parseTime } from '@portal/api/rules/dates'
import type { OrderAct } from '@portal/api/rules/order'
import { reconcileLater } from '../reconciliation/later.ts'
import { spendCoupon } from '../coupons/hold.ts'
import type { StaffCaller } from '../kernel/callers.ts'
import { canMove, move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { noticePaid, noticeShort } from './notices.ts'
import { takeOffLine, type BankPart } from './bank-lines.repository.ts'
import { confirmed, lineArrived, partReceived } from './effects.ts'
import { mayRevive, moneyRefusal, returnOf, surplusOf, type MoneyRefusal } from './guards.ts'
import { closeReport, dropDraft, insertReceipt } from './orders.repository.ts'
import { lockForAct, type OrderKey } from './orders.service.ts'
import type { SeenOrder } from './present.ts'
import { beginTransfer, endTransfer } from './attempts.life.ts'
import { orders } from './orders.life.ts'
import type { Purchases } from './purchase.ts'
import { returnUnbought } from './return-unbought.ts'

export interface Decision {
  decision: 'confirm' | 'short' | 'exception' | 'late' | 'repeated'
  received_fen?: number | undefined
  received_at?: string | undefined
  bank_ref?: string | undefined
  return_surplus?: boolean | undefined
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

function moneyOf(work: Work<StaffCaller, MoneyRefusal>, order: SeenOrder, given: Decision): Money {
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

/** What each decision is on an order; of money that nobody waited for, at least that it goes back. */
const actOf = {
  confirm: 'confirm',
  short: 'short',
  exception: 'exception',
  late: 'return_late',
  repeated: 'return_surplus',
} as const satisfies Record<Decision['decision'], OrderAct>

/** Finance's decision on a transfer: money, order, what it buys, history, audit and SMS at once. */
export function settleTransfer(
  work: Work<StaffCaller, MoneyRefusal | 'reason_needed' | 'bank_ref_used'>,
  purchases: Purchases,
  key: OrderKey,
  given: Decision,
): Promise<OrderDetail> {
  const { decision, remark } = given
  return lockForAct(work, purchases, key, { act: actOf[decision], who: 'finance' }, async order => {
    if (decision === 'exception') return setAside(work, order, remark)
    const money = moneyOf(work, order, given)
    const take = decision === 'confirm' || decision === 'short' ? settle : takeUnexpected
    await reconcileLater(work, await take(work, purchases, order, money, remark))
  })
}

/** Takes the money of bank lines for an order that waits for finance: all that is due, or a part of it. Answers their days. */
async function settle(
  work: Work<StaffCaller, 'bank_ref_used'>,
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
    ? pay(work, purchases, order, money, { act: 'confirm', remark })
    : keepOpen(work, purchases, order, money, remark))
  return days
}

/**
 * Money came by transfer for an order that waits for none: it pays a closed order where that can still be had, and is
 * paid back where it buys nothing (D5). Answers the days of its lines.
 */
async function takeUnexpected(
  work: Work<StaffCaller, 'bank_ref_used'>,
  purchases: Purchases,
  order: SeenOrder,
  money: Money,
  remark: string,
): Promise<string[]> {
  const back = returnOf(order)
  if (back === null) throw new Error(`Order ${order.order_no} takes no money that nobody waited for`)
  const days: string[] = []
  for (const part of money.parts) days.push(await takePart(work, order, null, part, remark))
  const amount_fen = money.total_fen - order.received_fen
  const isKept =
    mayRevive(order, amount_fen) && (await purchases[order.reason].canStillGrant?.(work, order)) === true
  if (isKept) {
    // the attempt that was to bring it ended with the order, if there ever was one
    await beginTransfer(work, order)
    await endTransfer(work, order, 'succeed', 'finance')
    await pay(work, purchases, order, money, { act: 'revive', remark })
  } else await returnUnbought(work, order, { ...back, amount_fen, attempt_id: null })
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
  work: Work<StaffCaller, 'reason_needed'>,
  order: SeenOrder,
  remark: string,
): Promise<void> {
  if (remark === '') throw work.refuse('reason_needed')
  await move(work, orders, order, { act: 'exception', who: 'finance', note: remark })
}

async function takePart(
  work: Work<StaffCaller, 'bank_ref_used'>,
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

/** What was bought takes effect; what is more than it costs goes back. */
async function pay(
  work: Work<StaffCaller>,
  purchases: Purchases,
  order: SeenOrder,
  money: Money,
  { act, remark }: { act: 'confirm' | 'revive'; remark: string },
): Promise<void> {
  await closeReport(work.db, order.id, 'accepted')
  await spendCoupon(work, order)
  const paid = confirmed(order, work.now)
  const granted = await purchases[order.reason].onPaid(
    work,
    { ...order, channel: paid.channel },
    money.received_on,
  )
  const moved = await move(work, orders, order, {
    act,
    who: 'finance',
    note: remark,
    notice: noticePaid(order, granted.text),
    set: { ...granted.set, ...paid },
    diff: { ...moneyDiff(order, money), ...granted.diff },
  })
  const amount_fen = surplusOf(order, money.total_fen)
  if (amount_fen === 0) return
  const back = { act: 'return_surplus', reason: '多付款项', amount_fen, attempt_id: null } as const
  await returnUnbought(work, { ...order, ...moved }, back)
}

/** The rest is still to be paid. */
async function keepOpen(
  work: Work<StaffCaller>,
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
