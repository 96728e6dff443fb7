import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { providerAskedAfterMs, type OnlineChannel } from '@portal/api/rules/payment'
import type { MemberCaller } from '../kernel/callers.ts'
import { holdCoupon } from '../coupons/hold.ts'
import type { Executor } from '../kernel/database.ts'
import { conflict, PortalError } from '../kernel/errors.ts'
import { begin, canMove, move } from '../kernel/move.ts'
import { inUnitOfWork, type ReadContext, type Work } from '../kernel/work.ts'
import { attempts, closeAttempt } from '../orders/attempts.life.ts'
import { anOnlinePayment } from '../orders/effects.ts'
import { isPastDeadline } from '../orders/guards.ts'
import { orders } from '../orders/orders.life.ts'
import {
  findLiveAttempt,
  insertAttempt,
  lockLiveAttempt,
  type AttemptRecord,
} from '../orders/orders.repository.ts'
import {
  actBeforePayment,
  getOrder,
  lockSeen,
  present,
  type OrderKey,
  type TooLate,
} from '../orders/orders.service.ts'
import { presentOrder, type Reader, type SeenOrder } from '../orders/present.ts'
import type { Purchases } from '../orders/purchase.ts'
import type { Host } from '../ports.ts'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { lockAttempt } from './attempts.repository.ts'
import { askProvider, closeAtProvider, openAtProvider } from './providers.ts'
import { takeAnswer } from './take-payment.ts'

type OnlineAttempt = AttemptRecord & { expires_at: Date }

const isOnline = (attempt: AttemptRecord | undefined): attempt is OnlineAttempt =>
  attempt !== undefined && attempt.expires_at !== null

/** Whether what is open can go on being paid by. */
const isOpenBy = (attempt: AttemptRecord | undefined, channel: OnlineChannel, now: Date): boolean =>
  attempt?.channel === channel && isOnline(attempt) && attempt.expires_at > now

/**
 * Closes what is open online at its provider, and then here (D5). Money that was first is taken. `unless`: a payment by
 * this channel stays while it can be paid.
 */
export async function endOnline(
  host: Host,
  purchases: Purchases,
  order: Pick<SeenOrder, 'id'>,
  unless?: OnlineChannel,
): Promise<void> {
  const live = await findLiveAttempt(host.db.pool, order.id)
  if (!isOnline(live) || (unless !== undefined && isOpenBy(live, unless, host.clock()))) return
  await takeAnswer(host, purchases, live, await closeAtProvider(host, live))
}

/** Whether somebody may be paying online this moment. */
export const hasOnline = async (db: Executor, orderId: string): Promise<boolean> =>
  isOnline(await findLiveAttempt(db, orderId))

/** The same before the order is touched by whoever may see it. */
export const endOnlineOf = async (
  host: Host,
  purchases: Purchases,
  context: ReadContext<Reader>,
  key: OrderKey,
  unless?: OnlineChannel,
): Promise<void> => endOnline(host, purchases, await getOrder(context, key), unless)

/** The same where the order may be gone or its provider away: then its payment stays open. */
export async function endOnlineIfAny(...given: Parameters<typeof endOnlineOf>): Promise<void> {
  try {
    await endOnlineOf(...given)
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
  }
}

/** An attempt that nobody knows of yet but us; or the one by this channel that is there already. */
const beginOnline = (
  host: Host,
  purchases: Purchases,
  context: ReadContext<MemberCaller>,
  key: OrderKey,
  channel: OnlineChannel,
): Promise<{ order: SeenOrder; attempt: OnlineAttempt }> =>
  inUnitOfWork(
    host,
    context,
    async (work: Work<MemberCaller, TooLate>) => {
      const { db, now } = work
      let found: { order: SeenOrder; attempt: OnlineAttempt } | undefined
      await actBeforePayment(work, purchases, key, 'pay_online', async order => {
        const live = await lockLiveAttempt(db, order.id)
        if (isOnline(live)) {
          if (!isOpenBy(live, channel, now)) throw conflict(null, answerTexts.paymentIsOpen)
          found = { order, attempt: live }
          return
        }
        if (live) await closeAttempt(work, order, live, 'member')
        await holdCoupon(work, order)
        found = { order, attempt: await newAttempt(work, order, channel) }
        await move(work, orders, order, { act: 'pay_online', who: 'member', set: { channel } })
      })
      if (!found) throw new Error('An attempt that was not begun')
      return found
    },
    { durable: true },
  )

async function newAttempt(
  work: Work<MemberCaller, TooLate>,
  order: SeenOrder,
  channel: OnlineChannel,
): Promise<OnlineAttempt> {
  const { db, now } = work
  if (isPastDeadline(order, now)) throw work.refuse('order_closed')
  const number = `${order.order_no}${work.random.readable(12)}`
  const attempt = anOnlinePayment({ id: work.newId(), number, channel }, order, now)
  await insertAttempt(db, attempt)
  await begin(work, attempts, attempt, {
    act: 'create',
    diff: { order_no: order.order_no, channel, amount_fen: order.amount_fen },
  })
  return attempt
}

/** What `payOnline` leaves to be done in the call's own unit of work. */
export type OpenedOnline = (work: Work<MemberCaller>) => Promise<OrderDetail>

/**
 * Opens a payment by an online channel: what another channel had open is closed first, and the same channel again
 * answers the same payment (D5). Each step can be made again after a crash, with the same attempt.
 */
export async function payOnline(
  host: Host,
  purchases: Purchases,
  context: ReadContext<MemberCaller>,
  key: OrderKey,
  channel: OnlineChannel,
): Promise<OpenedOnline> {
  await endOnlineOf(host, purchases, context, key, channel)
  const { order, attempt } = await beginOnline(host, purchases, context, key, channel)
  const { order_no, kind } = order
  const { item } = purchases[order.reason].nameOf(order)
  // what is open there has its address already
  const pay_url = attempt.pay_url ?? (await openAtProvider(host, attempt, { item, order_no, kind }))
  return async work => {
    const seen = await lockSeen(work, key)
    const now = await lockAttempt(work.db, attempt.id)
    // paid or closed meanwhile: the order says so
    if (canMove(attempts, now, 'open', 'member'))
      await move(work, attempts, now, {
        act: 'open',
        who: 'member',
        set: { pay_url },
        diff: { order_no: seen.order_no },
      })
    return present(work, purchases, key)
  }
}

/** The state of an order; what has been open for a while is asked for at its provider first (D5). */
export async function pollPayment(
  host: Host,
  purchases: Purchases,
  context: ReadContext<Reader>,
  key: OrderKey,
): Promise<OrderDetail> {
  const order = await getOrder(context, key)
  const live = await findLiveAttempt(context.db, order.id)
  if (!isOnline(live) || host.clock().getTime() - live.created_at.getTime() < providerAskedAfterMs)
    return presentOrder(context, purchases, order)
  const word = await askProvider(host, live)
  if (word && word.state !== 'open') await takeAnswer(host, purchases, live, word)
  return present(context, purchases, key)
}
