import { dayOf } from '@portal/api/rules/dates'
import { nextPeriod } from '@portal/api/rules/membership'
import { orderLife } from '@portal/api/rules/order'
import { attemptLife } from '@portal/api/rules/payment-attempt'
import type { UseRecord } from '../../coupons/coupons.repository.ts'
import { statusOf } from '../../kernel/move.ts'
import { orders } from '../orders.life.ts'
import type { AttemptRecord, OrderRecord } from '../orders.repository.ts'
import {
  putOrder,
  putAttempt,
  putUse,
  moveOrder,
  moveAttempt,
  begun,
  at,
  orderById,
  type Rules,
} from './rows.ts'
import type { Period, Step, World } from './world.ts'

// coupon

export const heldBy = ({ uses }: World, order: OrderRecord): UseRecord | undefined =>
  order.discount_fen === 0
    ? undefined
    : uses.find(({ order_id, state }) => order_id === order.id && state === 'reserved')

export function giveBack(by: Rules, world: World, order: OrderRecord, use: UseRecord): World {
  const { batch, now } = world
  const after = putOrder(putUse(world, use.id, by.givenBack(now)), order.id, by.withoutDiscount(order))
  return { ...after, batch: { ...batch, taken: batch.taken - 1 } }
}

export function release(by: Rules, world: World, { id }: OrderRecord): World {
  const order = orderById(world, id)
  const use = heldBy(world, order)
  return use ? giveBack(by, world, order, use) : world
}

export const onUse = (world: World, order: OrderRecord, set: Partial<UseRecord>): World => {
  const use = heldBy(world, order)
  return use ? putUse(world, use.id, set) : world
}

/** What is locked to be acted on: a reservation that is over is given back first. */
export function withoutLapsed(by: Rules, world: World, { id }: OrderRecord): World {
  const order = orderById(world, id)
  const use = heldBy(world, order)
  return use && by.isLapsed(use, world.now) ? giveBack(by, world, order, use) : world
}

// attempts

export const liveOf = ({ attempts: rows }: World, { id }: OrderRecord): AttemptRecord | undefined =>
  rows.find(one => one.order_id === id && attemptLife.sets.live.includes(one.status))
export const isOnline = (attempt: AttemptRecord | undefined): boolean =>
  attempt !== undefined && attempt.channel !== 'offline'

/** Null: somebody may be paying online this moment. */
export function endTransfer(
  by: Rules,
  world: World,
  order: OrderRecord,
  { act, who }: { act: 'succeed' | 'close'; who: 'member' | 'finance' | 'system' },
): World | null {
  const live = liveOf(world, order)
  if (!live) return world
  return isOnline(live) ? null : moveAttempt(world, live, { act, who, set: by.attemptEnded(world.now) })
}

export function beginTransfer(by: Rules, world: World, { id }: OrderRecord): World {
  const attempt = by.aTransfer(`a${world.attempts.length}`, orderById(world, id), world.now)
  return begun(
    { ...world, attempts: [...world.attempts, attempt] },
    'attempt',
    attempt.id,
    'transfer',
    'open',
  )
}

export const closeTransfer = (by: Rules, world: World, order: OrderRecord): World =>
  endTransfer(by, world, order, { act: 'close', who: 'system' }) ?? world

// what is bought: a year of a membership

export const lastPeriod = ({ periods }: World, member: string): Period | undefined =>
  periods
    .filter(({ member_id }) => member_id === member)
    .toSorted((a, b) => (a.ends_on < b.ends_on ? 1 : -1))[0]

export const isOpen = (order: OrderRecord): boolean => orderLife.sets.open.includes(statusOf(orders, order))
export const hasOtherOpen = (
  world: World,
  { id, member_id }: Pick<OrderRecord, 'id' | 'member_id'>,
): boolean => world.orders.some(one => one.id !== id && one.member_id === member_id && isOpen(one))

export function canRenew(by: Rules, world: World, order: Pick<OrderRecord, 'id' | 'member_id'>): boolean {
  const last = lastPeriod(world, order.member_id)
  return last !== undefined && !hasOtherOpen(world, order) && by.canStillRenew(last, null, dayOf(world.now))
}

export function grant(world: World, { id, member_id }: OrderRecord): World {
  const last = lastPeriod(world, member_id)
  const paid = last ? { lastDay: last.ends_on, revoked: last.revoked } : null
  const { startsOn, endsOn } = nextPeriod(paid, dayOf(world.now))
  const period = { id, order_id: id, member_id, starts_on: startsOn, ends_on: endsOn, revoked: false }
  return { ...world, periods: [...world.periods, period] }
}

/** The order is paid: its coupon is used, and the year is there. */
export function bought(by: Rules, world: World, order: OrderRecord): World {
  const use = heldBy(world, order)
  const { batch } = world
  const after = use
    ? {
        ...putUse(world, use.id, by.spent(world.now)),
        batch: { ...batch, used: batch.used + 1, saved_fen: batch.saved_fen + use.discount_fen },
      }
    : world
  return grant(after, order)
}

// money that comes

export interface Transfer {
  total_fen: number
  parts: readonly number[]
}

/** Part of a refund that is filed for money which bought nothing. */
type Back = NonNullable<ReturnType<Rules['returnOf']>>

/** Files the refund of money that bought nothing. */
export function returnUnbought(
  by: Rules,
  world: World,
  id: string,
  {
    act,
    who,
    ...filed
  }: Pick<Back, 'act'> & {
    who: 'system' | 'finance'
    amount_fen: number
    attempt_id: string | null
  },
): World {
  const order = orderById(world, id)
  const after = fileRefund(by, world, order, { ...filed, bought_nothing: true })
  return moveOrder(after, order, { act, who, set: by.surplusReceived(order, filed.amount_fen) })
}

/** A transfer pays the order; what is more than it costs goes back. */
function pay(
  by: Rules,
  world: World,
  order: OrderRecord,
  { act, total_fen }: { act: 'confirm' | 'revive'; total_fen: number },
): World {
  const set = by.confirmed(order, world.now)
  const after = moveOrder(bought(by, world, order), order, { act, who: 'finance', set })
  const amount_fen = by.surplusOf(order, total_fen)
  const back = { act: 'return_surplus', who: 'finance', amount_fen, attempt_id: null } as const
  return amount_fen === 0 ? after : returnUnbought(by, after, order.id, back)
}

/** Money came by transfer for an order that waits for none. */
export function takeUnexpected(
  by: Rules,
  world: World,
  order: OrderRecord,
  amount_fen: number,
): World | null {
  const back = by.returnOf(order)
  if (back === null) return null
  const line = { order_id: order.id, attempt_id: null, amount_fen }
  const after = { ...world, receipts: [...world.receipts, line] }
  if (by.mayRevive(order, amount_fen) && canRenew(by, after, order)) {
    const ended = endTransfer(by, beginTransfer(by, after, order), order, { act: 'succeed', who: 'finance' })
    return ended && pay(by, ended, order, { act: 'revive', total_fen: order.received_fen + amount_fen })
  }
  return returnUnbought(by, after, order.id, { act: back.act, who: 'finance', amount_fen, attempt_id: null })
}

export function settle(
  by: Rules,
  world: World,
  order: OrderRecord,
  { total_fen, parts }: Transfer,
): World | null {
  const isWhole = total_fen >= order.amount_fen
  const live = isWhole ? liveOf(world, order) : undefined
  const ended = isWhole ? endTransfer(by, world, order, { act: 'succeed', who: 'finance' }) : world
  if (!ended) return null
  const taken = parts.map(amount_fen => ({ order_id: order.id, attempt_id: live?.id ?? null, amount_fen }))
  const after = { ...ended, receipts: [...ended.receipts, ...taken] }
  const row = orderById(after, order.id)
  return isWhole
    ? pay(by, after, row, { act: 'confirm', total_fen })
    : moveOrder(after, row, { act: 'short', who: 'finance', set: by.partReceived(total_fen) })
}

export interface Filed {
  amount_fen: number
  bought_nothing: boolean
  /** Null: it came by transfer; where none is given, what paid the order. */
  attempt_id?: string | null
}

export function fileRefund(
  by: Rules,
  world: World,
  order: OrderRecord,
  { attempt_id, ...filed }: Filed,
): World {
  const paid = world.attempts.find(
    ({ order_id, status, channel }) =>
      order_id === order.id && status === 'succeeded' && channel !== 'offline',
  )
  const ids = {
    id: `r${world.refunds.length}`,
    order_id: order.id,
    attempt_id: attempt_id === undefined ? (paid?.id ?? null) : attempt_id,
  }
  const refund = by.aRefund(
    { ...filed, ...ids, reason: '', asked_by_kind: 'member', asked_by: 'm' },
    world.now,
  )
  return begun({ ...world, refunds: [...world.refunds, refund] }, 'refund', refund.id, 'ask', 'requested')
}

/** Files the refund of money that bought nothing, if its order has no other under way. */
export function returnMoney(by: Rules, world: World, orderId: string, attemptId: string): World {
  const order = orderById(world, orderId)
  const amount_fen = world.attempts.find(({ id }) => id === attemptId)?.received_fen ?? 0
  const back = by.returnOf(order)
  if (back === null) return world
  const given = { act: back.act, who: 'system', amount_fen, attempt_id: attemptId } as const
  const after = returnUnbought(by, world, orderId, given)
  return putAttempt(after, attemptId, { refund_id: after.refunds.at(-1)?.id ?? null })
}

export type Player = (rules: Rules, world: World, step: Step) => World | null

/** Acts on an order as its lock finds it. */
export const onOrder =
  (run: (by: Rules, world: World, order: OrderRecord, step: Step) => World | null): Player =>
  (by, world, step) => {
    const found = at(world.orders, step.place)
    if (!found) return null
    const seen = withoutLapsed(by, world, found)
    return run(by, seen, orderById(seen, found.id), step)
  }
