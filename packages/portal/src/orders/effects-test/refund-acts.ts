import { dayOf } from '@portal/api/rules/dates'
import type { RefundEffect } from '@portal/api/rules/refund'
import type { OrderRecord } from '../orders.repository.ts'
import { financeAs } from '../refunds.life.ts'
import type { RefundRecord } from '../refunds.repository.ts'
import { lastPeriod, type Player, onOrder } from './money.ts'
import { settings, replaced, moveOrder, moveRefund, isFinance, at, orderById, type Rules } from './rows.ts'
import type { Act, Step, World } from './world.ts'

// money that goes

/** The newest refund of an order, for somebody of finance who may do so with it. */
const onRefund = (
  run: (
    by: Rules,
    world: World,
    locked: { order: OrderRecord; refund: RefundRecord },
    step: Step,
  ) => World | null,
) =>
  onOrder((by, world, order, step) => {
    const refund = world.refunds.findLast(({ order_id }) => order_id === order.id)
    return refund && isFinance(step.who) ? run(by, world, { order, refund }, step) : null
  })

function chosenEffect(
  by: Rules,
  world: World,
  { order, refund }: { order: OrderRecord; refund: RefundRecord },
  effect: RefundEffect | undefined,
): { effect: RefundEffect | null } | null {
  const period = world.periods.find(({ order_id }) => order_id === order.id)
  if (refund.bought_nothing || !period || period.revoked) return { effect: null }
  const last = lastPeriod(world, order.member_id) ?? period
  const { amount_fen } = refund
  const choices = by.choicesOf(period, last, { order, amount_fen, today: dayOf(world.now) })
  return effect && choices.find(choice => choice.effect === effect)?.open ? { effect } : null
}

function withEffect(
  by: Rules,
  world: World,
  order: OrderRecord,
  refund: RefundRecord,
  effect: RefundEffect | null,
) {
  const period = world.periods.find(({ order_id }) => order_id === order.id)
  if (!period || effect === null || effect === 'keep') return world
  const { amount_fen } = refund
  const set = by.endedEarlier(effect, period, { order, amount_fen, today: dayOf(world.now) })
  const others = world.periods.filter(({ id }) => id !== period.id)
  return { ...world, periods: set ? replaced(world.periods, period.id, set) : others }
}

const decideRefund = (decision: 'approve' | 'review' | 'reject') =>
  onRefund((by, world, locked, step) => {
    const { order, refund } = locked
    const { who: id, reason } = step
    const { now } = world
    if (by.isOwnReview(refund, decision, id)) return null
    const act = by.decisionActOf(refund, decision, settings)
    if (!by.mayActOnRefund(refund, act, id)) return null
    const who = financeAs(refund, { id })
    if (act === 'reject') {
      if (reason === '') return null
      const after = moveRefund(world, refund, { act, who, set: by.refundRejected(reason, now) })
      return moveOrder(after, order, { act: by.withheldAct(order), who: 'finance' })
    }
    if (by.isInvoiced(order, refund)) return null
    const asked = act === 'review' ? (refund.effect ?? undefined) : step.effect
    const chosen =
      act === 'review' && refund.effect === null ? { effect: null } : chosenEffect(by, world, locked, asked)
    if (!chosen) return null
    const { effect } = chosen
    if (act === 'approve_first') {
      const after = moveRefund(world, refund, { act, who, set: by.approvedFirst({ effect, by: id }, now) })
      return moveOrder(after, order, { act: 'approve_refund', who: 'finance' })
    }
    const done = withEffect(by, world, order, refund, effect)
    const set = by.approvedLast({ act, effect, text: '', by: id }, now)
    return moveOrder(moveRefund(done, refund, { act, who, set }), order, {
      act: act === 'review' ? 'review_refund' : 'approve_refund',
      who: 'finance',
    })
  })

function paidBack(
  by: Rules,
  world: World,
  { order, refund }: { order: OrderRecord; refund: RefundRecord },
  who: 'finance' | 'reviewer' | 'system',
): World {
  const payout = { order_id: order.id, refund_id: refund.id, amount_fen: refund.amount_fen, by: who }
  const after = moveRefund(world, refund, { act: 'succeed', who, set: by.refundSucceeded(world.now) })
  const set = by.repaid(order, refund)
  return moveOrder({ ...after, payouts: [...after.payouts, payout] }, order, {
    act: by.repaidAct(order, set.refunded_fen),
    who: who === 'system' ? who : 'finance',
    set,
  })
}

const settleRefund = (act: 'succeed' | 'fail' | 'retry') =>
  onRefund((by, world, locked, { who: id, reason }) => {
    const { order, refund } = locked
    if (!by.mayActOnRefund(refund, act, id) || by.isSentByProvider(refund, act)) return null
    const who = financeAs(refund, { id })
    if (act === 'succeed') return paidBack(by, world, locked, who)
    if (act === 'fail' && reason === '') return null
    const set = act === 'fail' ? by.refundFailed(reason) : by.refundSentAgain()
    return moveOrder(moveRefund(world, refund, { act, who, set }), order, {
      act: act === 'fail' ? 'refund_failed' : 'refund_retry',
      who: 'finance',
    })
  })

/** What a provider answers about a refund that is on its way. */
const byChannel =
  (succeeds: boolean): Player =>
  (by, world, { who, place }) => {
    const refund = at(
      world.refunds.filter(({ status, attempt_id }) => status === 'processing' && attempt_id !== null),
      place,
    )
    if (who !== 'channel' || !refund) return null
    const order = orderById(world, refund.order_id)
    if (succeeds) return paidBack(by, world, { order, refund }, 'system')
    const set = by.refusedByChannel('不能原路退回')
    return moveOrder(moveRefund(world, refund, { act: 'fail', who: 'system', set }), order, {
      act: 'refund_failed',
      who: 'system',
    })
  }

export const refundActs = {
  approve: decideRefund('approve'),
  review: decideRefund('review'),
  reject: decideRefund('reject'),
  paidBack: settleRefund('succeed'),
  cameBack: settleRefund('fail'),
  sendAgain: settleRefund('retry'),
  sentByChannel: byChannel(true),
  refusedByChannel: byChannel(false),
} satisfies Partial<Record<Act, Player>>
