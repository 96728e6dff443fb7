import type { FileRef } from '@portal/api/contract/fields'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import type { TransferReport } from '@portal/api/contract/transfer.schema'
import { dayOf } from '@portal/api/rules/dates'
import type { OrderAct, OrderActor } from '@portal/api/rules/order'
import type { MemberCaller, StaffCaller } from '../kernel/callers.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import { canMove, move } from '../kernel/move.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { holdCoupon, withoutLapsed } from '../coupons/hold.ts'
import { ownFiles, storeFile } from '../files/files.service.ts'
import { noticeReported, noticeSentBack } from './notices.ts'
import { scopeOf } from './list-orders.ts'
import {
  closeReport,
  dropDraft,
  findOrder,
  insertReport,
  isRemarkCodeTaken,
  lockOrder,
} from './orders.repository.ts'
import type { CleanFile } from '../ports.ts'
import { presentOrder, type Reader, type SeenOrder } from './present.ts'
import { beginTransfer, refuseOpenOnline } from './attempts.life.ts'
import { reportSentBack, reportTakenBack, transferChosen, transferReported } from './effects.ts'
import { whyTooLate } from './guards.ts'
import { orders } from './orders.life.ts'
import type { Purchases } from './purchase.ts'

export type OrderKind = 'dues' | 'evaluation'

/** The wire's prefix says which kind of order is meant; the other kind is not found there (product.md §7). */
export const orderKindOf = (prefix: 'api' | 'nrckapi'): OrderKind =>
  prefix === 'api' ? 'dues' : 'evaluation'

export async function getOrder(
  { db, caller }: ReadContext<Reader>,
  { kind, orderNo }: OrderKey,
): Promise<SeenOrder> {
  const order = await findOrder(db, scopeOf(caller), kind, orderNo)
  if (!order) throw notFound()
  return order
}

/** Which order a call is about. */
export interface OrderKey {
  kind: OrderKind
  orderNo: string
}

/** Finds what the caller may see and locks it; a coupon whose time is over is no longer on it. */
export async function lockSeen(work: Work<Reader>, key: OrderKey): Promise<SeenOrder> {
  const seen = await getOrder(work, key)
  return withoutLapsed(work, { ...seen, ...(await lockOrder(work.db, seen.id)) })
}

/** Which act, and as whom it is asked for. */
interface Asked {
  act: OrderAct
  who: OrderActor
}

/** Does what the order's life cycle allows now; where it does not, the answer is what is true now. */
async function actOnLocked(
  work: Work<Reader>,
  purchases: Purchases,
  order: SeenOrder,
  { act, who }: Asked,
  run: (order: SeenOrder) => Promise<unknown>,
): Promise<OrderDetail> {
  if (!canMove(orders, order, act, who)) throw conflict(await presentOrder(work, purchases, order))
  await run(order)
  return present(work, purchases, { kind: order.kind, orderNo: order.order_no })
}

/** One act on an order, answered with the order as it is then. */
export const lockForAct = async (
  work: Work<Reader>,
  purchases: Purchases,
  key: OrderKey,
  asked: Asked,
  run: (order: SeenOrder) => Promise<unknown>,
): Promise<OrderDetail> => actOnLocked(work, purchases, await lockSeen(work, key), asked, run)

export type TooLate = 'order_closed' | 'already_paid'

/** Who pays, or says that it was paid: the member, or the agent whose lead the member is. */
const payerOf = (reader: Reader): OrderActor & ('member' | 'agent') =>
  reader.kind === 'member' ? 'member' : 'agent'

/** The same for whoever is about to pay, who is told why it is too late. */
export async function actBeforePayment(
  work: Work<Reader, TooLate>,
  purchases: Purchases,
  key: OrderKey,
  act: 'pay_offline' | 'pay_online' | 'report',
  run: (order: SeenOrder) => Promise<unknown>,
): Promise<OrderDetail> {
  const order = await lockSeen(work, key)
  const tooLate = whyTooLate(order)
  if (tooLate !== null) throw work.refuse(tooLate)
  // a coupon that leaves nothing to pay: there is no money to send
  if (order.amount_fen === 0) throw conflict(await presentOrder(work, purchases, order))
  return actOnLocked(work, purchases, order, { act, who: payerOf(work.caller) }, run)
}

export const present = async (
  context: ReadContext<Reader>,
  purchases: Purchases,
  key: OrderKey,
): Promise<OrderDetail> => presentOrder(context, purchases, await getOrder(context, key))

async function newRemarkCode({ db, random }: Work): Promise<string> {
  for (;;) {
    const code = random.readable(8)
    if (!(await isRemarkCodeTaken(db, code))) return code
  }
}

async function chooseTransfer(work: Work<Reader>, order: SeenOrder): Promise<void> {
  // opened in another window since it was closed for this one
  await refuseOpenOnline(work, order)
  await holdCoupon(work, order)
  await beginTransfer(work, order)
  await move(work, orders, order, {
    act: 'pay_offline',
    who: payerOf(work.caller),
    set: transferChosen(order, order.remark_code ?? (await newRemarkCode(work)), work.now),
  })
}

/** Chooses the bank transfer: the same attempt again when it is chosen already (D5). */
export const payOffline = (
  work: Work<Reader, TooLate>,
  purchases: Purchases,
  key: OrderKey,
): Promise<OrderDetail> =>
  actBeforePayment(work, purchases, key, 'pay_offline', async order => {
    if (order.channel !== 'offline') await chooseTransfer(work, order)
  })

type UnfitReport = 'paid_on_in_future' | 'file_missing'

/** Hands a report in. The vouchers are the member's files, whoever stored them. */
async function report(
  work: Work<Reader, UnfitReport>,
  order: SeenOrder,
  { voucher_ids, ...fields }: TransferReport,
): Promise<void> {
  const { db: tx, now } = work
  const who = payerOf(work.caller)
  if (fields.paid_on > dayOf(now)) throw work.refuse('paid_on_in_future')
  await ownFiles(work, voucher_ids, { memberId: order.member_id, purpose: 'voucher' })
  await closeReport(tx, order.id, 'withdrawn')
  await dropDraft(tx, order.id)
  await insertReport(
    tx,
    { ...fields, id: work.newId(), order_id: order.id, state: 'open', submitted_at: now },
    voucher_ids,
  )
  await move(work, orders, order, {
    act: 'report',
    who,
    set: transferReported(now),
    diff: { amount_fen: fields.amount_fen, paid_on: fields.paid_on, vouchers: voucher_ids.length },
    ...(who === 'agent' ? { notice: noticeReported(order, fields.amount_fen) } : {}),
  })
}

export const reportTransfer = (
  work: Work<MemberCaller, TooLate | 'offline_not_chosen' | UnfitReport>,
  purchases: Purchases,
  key: OrderKey,
  given: TransferReport,
): Promise<OrderDetail> =>
  actBeforePayment(work, purchases, key, 'report', async order => {
    if (order.channel !== 'offline') throw work.refuse('offline_not_chosen')
    await report(work, order, given)
  })

/** An agent reports in the place of an own lead, who may not have said how it is paid. */
export const reportLeadTransfer = (
  work: Work<StaffCaller, TooLate | UnfitReport>,
  purchases: Purchases,
  key: OrderKey,
  given: TransferReport,
): Promise<OrderDetail> =>
  actBeforePayment(work, purchases, key, 'report', async order => {
    if (order.channel !== 'offline') await chooseTransfer(work, order)
    await report(work, order, given)
  })

/** A picture of an own lead's transfer: the lead's file from now on. */
export async function storeLeadVoucher(
  work: Work<StaffCaller>,
  key: OrderKey,
  file: CleanFile & { name: string },
): Promise<FileRef> {
  const { member_id } = await getOrder(work, key)
  return storeFile(work, { memberId: member_id, purpose: 'voucher', file })
}

/** The member withdraws the report. */
export const withdrawTransfer = (
  work: Work<MemberCaller>,
  purchases: Purchases,
  key: OrderKey,
): Promise<OrderDetail> =>
  lockForAct(work, purchases, key, { act: 'take_back', who: 'member' }, async order => {
    await closeReport(work.db, order.id, 'withdrawn')
    await move(work, orders, order, {
      act: 'take_back',
      who: 'member',
      set: reportTakenBack(),
    })
  })

/** Finance sends the report back with a reason. */
export const sendBackTransfer = (
  work: Work<StaffCaller, 'reason_needed'>,
  purchases: Purchases,
  key: OrderKey,
  reason: string,
): Promise<OrderDetail> =>
  lockForAct(work, purchases, key, { act: 'send_back', who: 'finance' }, async order => {
    if (reason === '') throw work.refuse('reason_needed')
    await closeReport(work.db, order.id, 'sent_back')
    await move(work, orders, order, {
      act: 'send_back',
      who: 'finance',
      note: reason,
      notice: noticeSentBack(order),
      set: reportSentBack(reason),
    })
  })
