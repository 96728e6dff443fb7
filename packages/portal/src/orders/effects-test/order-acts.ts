import { unfitReason } from '@portal/api/rules/coupon'
import { dayOf } from '@portal/api/rules/dates'
import { missingFen, orderLife, orderStatus, type OrderActor } from '@portal/api/rules/order'
import { attemptLife } from '@portal/api/rules/payment-attempt'
import { canMove, statusOf } from '../../kernel/move.ts'
import { orders } from '../orders.life.ts'
import type { OrderRecord } from '../orders.repository.ts'
import {
  heldBy,
  release,
  onUse,
  withoutLapsed,
  liveOf,
  isOnline,
  endTransfer,
  beginTransfer,
  closeTransfer,
  hasOtherOpen,
  canRenew,
  bought,
  settle,
  fileRefund,
  returnMoney,
  takeUnexpected,
  type Player,
  onOrder,
} from './money.ts'
import {
  putOrder,
  putUse,
  moveOrder,
  moveAttempt,
  begun,
  roles,
  isFinance,
  at,
  orderById,
  type Rules,
} from './rows.ts'
import { dues, type Act, type World } from './world.ts'

const decide = (decision: 'confirm' | 'short', { return_surplus }: { return_surplus?: true } = {}) =>
  onOrder((by, world, order, { who, amount_fen, isWhole }) => {
    if (!isFinance(who) || !canMove(orders, order, decision, 'finance')) return null
    const today = dayOf(world.now)
    const received_fen = isWhole && decision === 'confirm' ? missingFen(order) : amount_fen
    const given = { decision, received_fen, received_at: today, bank_ref: 'line', return_surplus }
    if (by.moneyRefusal(order, given, today)) return null
    return settle(by, world, order, { total_fen: order.received_fen + received_fen, parts: [received_fen] })
  })

/** Money that nobody waited for. */
const register = (decision: 'late' | 'repeated', act: 'return_late' | 'return_surplus') =>
  onOrder((by, world, order, { who, amount_fen, isWhole }) => {
    if (!isFinance(who) || !canMove(orders, order, act, 'finance')) return null
    const today = dayOf(world.now)
    const received_fen = isWhole ? Math.max(1, missingFen(order)) : amount_fen
    const given = { decision, received_fen, received_at: today, bank_ref: 'line' }
    return by.moneyRefusal(order, given, today) ? null : takeUnexpected(by, world, order, received_fen)
  })

const resolve = (outcome: 'resume' | 'return' | 'close') =>
  onOrder((by, world, order, { who, reason }) => {
    const act = by.resolutionActs[outcome]
    if (!isFinance(who) || !canMove(orders, order, act, 'finance')) return null
    if (by.resolutionRefusal(order, { outcome, reason }) || !by.mayResolve(order, outcome)) return null
    if (outcome === 'resume')
      return hasOtherOpen(world, order)
        ? null
        : moveOrder(world, order, { act: by.resumeOf(order), who: 'finance' })
    if (outcome === 'close') return closed(by, world, order, { act: 'close_exception', who: 'finance' })
    const byTransfer = order.channel === 'offline' ? { attempt_id: null } : {}
    const asked = { amount_fen: order.received_fen, bought_nothing: true, ...byTransfer }
    const filed = fileRefund(by, world, order, asked)
    const after = release(by, filed, order)
    return moveOrder(after, orderById(after, order.id), { act: 'return_exception', who: 'finance' })
  })

function closed(
  by: Rules,
  world: World,
  order: OrderRecord,
  { act, who }: { act: 'close' | 'close_exception'; who: OrderActor },
): World | null {
  const ended = endTransfer(by, world, order, { act: 'close', who: who === 'member' ? who : 'system' })
  if (!ended) return null
  const after = release(by, ended, order)
  return moveOrder(after, orderById(after, order.id), { act, who })
}

/** An order of a year's dues, which a member has ordered again. */
const anOrder = (id: string, member_id: string, minutes: number, now: Date): OrderRecord => ({
  id,
  order_no: id,
  kind: 'dues',
  reason: 'renew',
  subject_type: 'personal',
  subject_name: '张三',
  member_id,
  unit_id: null,
  application_id: null,
  membership_id: member_id,
  level: null,
  star: null,
  level_before: null,
  amount_fen: dues,
  discount_fen: 0,
  received_fen: 0,
  refunded_fen: 0,
  invoiced_fen: 0,
  invoice_status: null,
  invoice_delivered: false,
  channel: null,
  order_status: orderStatus.unpaid,
  remark_code: null,
  sent_back_reason: '',
  created_at: now,
  deadline_at: new Date(now.getTime() + minutes * 60_000),
  reported_at: null,
  paid_at: null,
})

/** Each act as its service puts it together, with rows in the place of queries. */
export const orderActs = {
  order(by, world, { who, place, isWhole }) {
    const member_id = place % 2 === 0 ? 'm0' : 'm1'
    const order = anOrder(`o${world.orders.length}`, member_id, isWhole ? 120 : 10, world.now)
    if (who !== 'member' || !canRenew(by, world, order)) return null
    return begun(
      { ...world, orders: [...world.orders, order] },
      'order',
      order.id,
      'create',
      orderStatus.unpaid,
    )
  },

  useCoupon: onOrder((by, world, order, { who }) => {
    const { batch, now, uses } = world
    if (who !== 'member' || by.whyFixed(order)) return null
    const until = by.keptUntil(order, now)
    const held = heldBy(world, order)
    if (held) return putUse(world, held.id, { reserved_until: held.reserved_until === null ? null : until })
    const total_fen = by.fullPrice(order)
    if (unfitReason(batch, { item: 'personal_dues', total_fen }, now)) return null
    const own = uses.filter(({ member_id, state }) => member_id === order.member_id && state !== 'released')
    if (batch.taken >= batch.total || own.length >= batch.per_member) return null
    const ended = endTransfer(by, world, order, { act: 'close', who: 'member' })
    if (!ended) return null
    const use = by.aUse({ id: `u${uses.length}`, code: 'CODE', until }, order, batch, now)
    const amounts = by.withDiscount(order, use.discount_fen)
    const after = putOrder(
      { ...ended, uses: [...uses, use], batch: { ...batch, taken: batch.taken + 1 } },
      order.id,
      amounts,
    )
    return order.channel === 'offline' && amounts.amount_fen > 0 ? beginTransfer(by, after, order) : after
  }),

  leaveCoupon: onOrder((by, world, order, { who }) => {
    if (who !== 'member' || order.discount_fen === 0 || by.whyFixed(order)) return null
    const ended = endTransfer(by, world, order, { act: 'close', who: 'member' })
    if (!ended) return null
    const after = release(by, ended, order)
    return order.channel === 'offline' ? beginTransfer(by, after, order) : after
  }),

  payNothing: onOrder((by, world, order, { who }) => {
    if (who !== 'member' || by.whyFixed(order) || order.amount_fen > 0) return null
    const ended = endTransfer(by, world, order, { act: 'close', who: 'member' })
    return (
      ended &&
      moveOrder(bought(by, ended, order), order, {
        act: 'pay_nothing',
        who: 'member',
        set: by.paidWithNothing(world.now),
      })
    )
  }),

  payOnline: onOrder((by, world, order, { who }) => {
    const live = liveOf(world, order)
    if (who !== 'member' || by.whyTooLate(order) || order.amount_fen === 0 || isOnline(live)) return null
    if (!canMove(orders, order, 'pay_online', who) || by.isPastDeadline(order, world.now)) return null
    const ended = live
      ? moveAttempt(world, live, { act: 'close', who, set: by.attemptEnded(world.now) })
      : world
    const after = onUse(ended, order, by.held())
    const given = { id: `a${after.attempts.length}`, number: `n${after.attempts.length}` }
    const attempt = by.anOnlinePayment({ ...given, channel: 'sandbox' }, order, world.now)
    const opened = begun(
      { ...after, attempts: [...after.attempts, { ...attempt, status: 'created' }] },
      'attempt',
      attempt.id,
      'create',
      'created',
    )
    return moveOrder(opened, order, { act: 'pay_online', who, set: { channel: 'sandbox' } })
  }),

  payOffline: onOrder((by, world, order, { who }) => {
    if (who !== 'member' || by.whyTooLate(order) || order.amount_fen === 0) return null
    if (!canMove(orders, order, 'pay_offline', who) || order.channel === 'offline') return null
    if (isOnline(liveOf(world, order))) return null
    const after = beginTransfer(by, onUse(world, order, by.held()), order)
    const set = by.transferChosen(order, order.remark_code ?? 'CODE', world.now)
    return moveOrder(after, order, { act: 'pay_offline', who, set })
  }),

  report: onOrder((by, world, order, { who }) =>
    who === 'member' &&
    !by.whyTooLate(order) &&
    order.amount_fen > 0 &&
    order.channel === 'offline' &&
    canMove(orders, order, 'report', who)
      ? moveOrder(world, order, { act: 'report', who, set: by.transferReported(world.now) })
      : null,
  ),

  takeBack: onOrder((by, world, order, { who }) =>
    who === 'member' && canMove(orders, order, 'take_back', who)
      ? moveOrder(world, order, { act: 'take_back', who, set: by.reportTakenBack() })
      : null,
  ),

  sendBack: onOrder((by, world, order, { who, reason }) =>
    isFinance(who) && reason !== '' && canMove(orders, order, 'send_back', 'finance')
      ? moveOrder(world, order, { act: 'send_back', who: 'finance', set: by.reportSentBack(reason) })
      : null,
  ),

  confirm: decide('confirm'),
  short: decide('short'),
  confirmMore: decide('confirm', { return_surplus: true }),
  late: register('late', 'return_late'),
  repeated: register('repeated', 'return_surplus'),

  /** Lines of a statement pay an order that was chosen to be paid by transfer. */
  bankLine: onOrder((by, world, order, { who, amount_fen, isWhole }) => {
    const due = missingFen(order)
    const part = isWhole ? due : amount_fen
    const status = statusOf(orders, order)
    const waits = orderLife.sets.payable.includes(status) || orderLife.sets.waitsForFinance.includes(status)
    if (!isFinance(who) || order.channel !== 'offline' || !waits || part > due || part === 0) return null
    if (isOnline(liveOf(world, order))) return null
    const isReport = canMove(orders, order, 'bank_line', 'finance')
    const after = isReport
      ? moveOrder(world, order, { act: 'bank_line', who: 'finance', set: by.lineArrived() })
      : world
    const total_fen = order.received_fen + part
    return settle(by, after, orderById(after, order.id), { total_fen, parts: [part] })
  }),

  setAside: onOrder((_, world, order, { who, reason }) =>
    isFinance(who) && reason !== '' && canMove(orders, order, 'exception', 'finance')
      ? moveOrder(world, order, { act: 'exception', who: 'finance' })
      : null,
  ),
  resume: resolve('resume'),
  returnException: resolve('return'),
  closeException: resolve('close'),

  close: onOrder((by, world, order, { who, reason }) => {
    const role = roles[who]
    if (role === undefined || role === 'finance' || !canMove(orders, order, 'close', role)) return null
    if (role === 'auditor' && reason === '') return null
    const isOver = order.order_status !== orderStatus.reported && by.isPastDeadline(order, world.now)
    if (role === 'system' && !isOver) return null
    return closed(by, world, order, { act: 'close', who: role })
  }),

  money(by, world, { who, place, amount_fen, isWhole }) {
    const attempt = at(world.attempts.filter(isOnline), place)
    if (who !== 'channel' || !attempt) return null
    const { now } = world
    const payment = {
      state: 'succeeded' as const,
      ref: `p${attempt.id}`,
      paid_fen: isWhole ? attempt.amount_fen : amount_fen,
    }
    const order = orderById(world, attempt.order_id)
    const arrival = by.arrivalOf(order, attempt, payment)
    if (arrival === null) return null
    const isKept = arrival === 'may_revive' ? canRenew(by, world, order) : arrival !== 'is_too_much'
    const line = { order_id: order.id, attempt_id: attempt.id, amount_fen: payment.paid_fen }
    const booked = moveAttempt({ ...world, receipts: [...world.receipts, line] }, attempt, {
      act: by.bookingOf(attempt, isKept),
      who: 'system',
      set: by.moneyBooked(payment, now),
    })
    if (!isKept) return returnMoney(by, booked, order.id, attempt.id)
    const after = closeTransfer(by, booked, order)
    if (arrival === 'mismatches') {
      const set = by.mismatched(order, attempt, payment.paid_fen)
      return moveOrder(after, order, { act: 'mismatch', who: 'system', set })
    }
    return moveOrder(bought(by, after, order), order, {
      act: arrival === 'pays' ? 'paid_online' : 'revive',
      who: 'system',
      set: by.paidOnline(order, attempt, now),
    })
  },

  noMoney(by, world, { who, place, isWhole }) {
    const live = world.attempts.filter(one => isOnline(one) && attemptLife.sets.live.includes(one.status))
    const attempt = at(live, place)
    if (who !== 'channel' || !attempt) return null
    const order = orderById(world, attempt.order_id)
    const act = isWhole ? 'close' : 'fail'
    const ended = moveAttempt(world, attempt, { act, who: 'system', set: by.attemptEnded(world.now) })
    return onUse(ended, order, by.lapsing(world.now))
  },

  askRefund: onOrder((by, world, order, { who, amount_fen, isWhole, reason }) => {
    const role = roles[who]
    if (role === undefined || !canMove(orders, order, 'ask_refund', role)) return null
    const asked = isWhole ? order.received_fen - order.refunded_fen : amount_fen
    if (asked <= 0 || by.refundRefusal(order, { amount_fen: asked, reason })) return null
    const filed = fileRefund(by, world, order, { amount_fen: asked, bought_nothing: false })
    return moveOrder(filed, order, { act: 'ask_refund', who: role })
  }),
  /** Time goes by; the minute's round gives back coupons that have lapsed, and files refunds that had to wait. */
  wait(by, world, { who, ms }) {
    if (who !== 'time') return null
    const later = { ...world, now: new Date(world.now.getTime() + ms) }
    const given = later.orders.reduce((after, order) => withoutLapsed(by, after, order), later)
    return given.attempts
      .filter(({ status, refund_id }) => status === 'duplicate' && refund_id === null)
      .reduce((after, { id, order_id }) => returnMoney(by, after, order_id, id), given)
  },
} satisfies Partial<Record<Act, Player>>
