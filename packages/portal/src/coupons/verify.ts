import type { CouponAnswer } from '@portal/api/contract/coupons.schema'
import { couponItemOf, plainCouponCode, unfitReason, unfitTexts, type Unfit } from '@portal/api/rules/coupon'
import { dayOf, formatTime } from '@portal/api/rules/dates'
import { savepoint } from '../kernel/database.ts'
import { move } from '../kernel/move.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { beginTransfer, endTransfer } from '../orders/attempts.life.ts'
import { paidWithNothing } from '../orders/effects.ts'
import { orders } from '../orders/orders.life.ts'
import { updateOrder, type OrderRecord } from '../orders/orders.repository.ts'
import { getOrder, lockSeen, type OrderKey } from '../orders/orders.service.ts'
import type { Reader } from '../orders/present.ts'
import type { Purchases } from '../orders/purchase.ts'
import { changeable, refuseFixed, type Fixed } from './changeable.ts'
import {
  claimCode,
  countTaker,
  findCoupon,
  giveBack,
  insertUse,
  isOwn,
  lockBatches,
  reservedUse,
  takeOne,
  updateUse,
  type BatchRecord,
  type UseRecord,
} from './coupons.repository.ts'
import { aUse, fullPrice, keptUntil, withDiscount } from './effects.ts'
import { releaseCoupon, spendCoupon } from './hold.ts'

type Verifying = Work<Reader, Fixed>

/** A code does not fit; what was written to find it out is undone. */
class UnfitCoupon extends Error {
  readonly unfit: Unfit
  constructor(unfit: Unfit) {
    super(unfit)
    this.name = 'UnfitCoupon'
    this.unfit = unfit
  }
}

const answerOf = (
  { amount_fen, discount_fen }: OrderRecord,
  part: { unfit?: Unfit; reserved_until?: Date | null } = {},
): CouponAnswer => ({
  valid: part.unfit === undefined,
  reason: part.unfit === undefined ? '' : unfitTexts[part.unfit],
  discount_fen,
  payable_fen: amount_fen,
  reserved_until: part.reserved_until ? formatTime(part.reserved_until) : null,
})

/** Reserves a code for an order in place of the one that it may have (D5). A code that does not fit changes nothing. */
export async function reserveCoupon(work: Verifying, key: OrderKey, typed: string): Promise<CouponAnswer> {
  const order = await lockSeen(work, key)
  refuseFixed(work, order)
  const code = plainCouponCode(typed)
  const held = await reservedUse(work.db, order.id)
  const until = keptUntil(order, work.now)
  if (held?.code === code) {
    // a payment that is open holds it for longer
    const kept = held.reserved_until === null ? null : until
    await updateUse(work.db, held.id, { reserved_until: kept })
    return answerOf(order, { reserved_until: kept })
  }
  try {
    const use = await savepoint(
      work.db,
      () => take(work, order, held, { code, until }),
      () => false,
    )
    return answerOf(await reduce(work, order, held, use), { reserved_until: until })
  } catch (error) {
    if (!(error instanceof UnfitCoupon)) throw error
    return answerOf(order, { unfit: error.unfit, reserved_until: held?.reserved_until ?? null })
  }
}

/** Whether a code that is typed would change what an order costs; asked before a payment that is open is closed for it. */
export async function changesAmount(
  context: ReadContext<Reader>,
  key: OrderKey,
  typed: string,
): Promise<boolean> {
  const { db, now } = context
  const code = plainCouponCode(typed)
  if (code === '') return true
  const order = await getOrder(context, key)
  const found = await findCoupon(db, code)
  if (!found?.free || (await reservedUse(db, order.id))?.code === code) return false
  return unfitReason(found, { item: couponItemOf(order), total_fen: fullPrice(order) }, now) === null
}

function judge({ now }: Work, batch: BatchRecord, order: OrderRecord): void {
  const unfit = unfitReason(batch, { item: couponItemOf(order), total_fen: fullPrice(order) }, now)
  if (unfit !== null) throw new UnfitCoupon(unfit)
}

/** Takes a code for an order; throws `UnfitCoupon`, after which the caller undoes everything. */
async function take(
  work: Work,
  order: OrderRecord,
  held: UseRecord | undefined,
  { code, until }: { code: string; until: Date | null },
): Promise<UseRecord> {
  const { db, now } = work
  const found = await findCoupon(db, code)
  if (!found) throw new UnfitCoupon('unknown')
  if (held) {
    await lockBatches(db, [held.batch_id, found.id])
    await giveBack(db, held, now)
  }
  // a code of somebody else says nothing of its batch
  if (!found.free) throw new UnfitCoupon((await isOwn(db, code, order.member_id)) ? 'used_by_you' : 'unknown')
  judge(work, found, order)
  const batch = await takeOne(db, found.id)
  if (!batch) throw new UnfitCoupon('used_up')
  // a clerk may have changed it since it was read; from here on it is locked
  judge(work, batch, order)
  if (batch.issuing === 'single' && !(await claimCode(db, code))) throw new UnfitCoupon('unknown')
  const taker = { batchId: batch.id, memberId: order.member_id, most: batch.per_member }
  if (!(await countTaker(db, taker))) throw new UnfitCoupon('used_by_you')
  const use = aUse({ id: work.newId(), code, until }, order, batch, now)
  await insertUse(db, use)
  return use
}

/** Writes what an order costs with the code that was taken for it. */
async function reduce(
  work: Verifying,
  order: OrderRecord,
  held: UseRecord | undefined,
  { code, discount_fen }: UseRecord,
): Promise<OrderRecord> {
  const amounts = withDiscount(order, discount_fen)
  const changed = { ...order, ...amounts }
  await changeable(work, order)
  await updateOrder(work.db, order.id, amounts)
  await beginAnew(work, changed)
  work.audit({
    act: 'coupons.reserve',
    record: { kind: 'order', id: order.order_no },
    money: true,
    diff: { code: [held?.code ?? null, code], amount_fen: [order.amount_fen, amounts.amount_fen] },
    reason: '',
  })
  return changed
}

/** A transfer that was chosen before goes on with the new amount and the same remark code. */
async function beginAnew(work: Work, order: OrderRecord): Promise<void> {
  if (order.channel === 'offline' && order.amount_fen > 0) await beginTransfer(work, order)
}

/** Gives the code of an order up. */
export async function dropCoupon(work: Verifying, key: OrderKey): Promise<CouponAnswer> {
  const order = await lockSeen(work, key)
  if (order.discount_fen === 0) return answerOf(order)
  await changeable(work, order)
  const full = await releaseCoupon(work, order, '会员移除优惠码')
  await beginAnew(work, full)
  return answerOf(full)
}

/** Completes an order of which the coupon leaves nothing to pay: 0 → 30 without a channel (D5). */
export async function completeForNothing(
  work: Work<Reader, Fixed | 'amount_due'>,
  purchases: Purchases,
  key: OrderKey,
): Promise<CouponAnswer> {
  const order = await lockSeen(work, key)
  refuseFixed(work, order)
  if (order.amount_fen > 0) throw work.refuse('amount_due')
  await endTransfer(work, order, 'close', 'member')
  await spendCoupon(work, order)
  const granted = await purchases[order.reason].onPaid(work, order, dayOf(work.now))
  await move(work, orders, order, {
    act: 'pay_nothing',
    who: 'member',
    set: { ...granted.set, ...paidWithNothing(work.now) },
    ...(granted.diff ? { diff: granted.diff } : {}),
  })
  return answerOf(order)
}
