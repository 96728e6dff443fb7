import type { RefundChoice } from '@portal/api/contract/refunds.schema'
import {
  membershipStatus,
  membershipStatusLook,
  renewalState,
  type MembershipOverride,
} from '@portal/api/rules/membership'
import { revokedEnd, shortenedEnd, type RefundEffect } from '@portal/api/rules/refund'
import type { OrderRecord } from '../orders/orders.repository.ts'

// What money that comes late or goes back does to a membership (D4, D5), from plain values.

/** A paid period of a membership. */
export interface PaidPeriod {
  id: string
  starts_on: string
  ends_on: string
  revoked: boolean
}

/** Whether a year that was paid too late can be had all the same: as when it was ordered, at most one paid period ahead. */
export const canStillRenew = (last: PaidPeriod, override: MembershipOverride, today: string): boolean => {
  const status = membershipStatus({ lastDay: last.ends_on, revoked: last.revoked }, today, override)
  return renewalState(status, last.starts_on, today) === 'open'
}

/** A refund of a year's dues. */
export interface RefundOfYear {
  order: Pick<OrderRecord, 'received_fen' | 'refunded_fen'>
  amount_fen: number
  today: string
}

/** The last day of the order's period under each effect. */
export function endUnder(
  effect: RefundEffect,
  { starts_on, ends_on }: PaidPeriod,
  { order, amount_fen, today }: RefundOfYear,
): string {
  const period = { startsOn: starts_on, endsOn: ends_on }
  if (effect === 'revoke') return revokedEnd(period, today)
  if (effect === 'keep') return ends_on
  return shortenedEnd(period, { refundFen: amount_fen, paidFen: order.received_fen }, today)
}

/** Why a period cannot be ended earlier; empty when it can. Only the last one can: a membership has no holes. */
function hindrance(period: PaidPeriod, last: PaidPeriod, today: string): string {
  if (period.ends_on < today) return '会员期已经结束'
  return last.id === period.id ? '' : `其后的会员期（至 ${last.ends_on}）已缴费，须先退那一期`
}

const label = (...[paid, today]: Parameters<typeof membershipStatus>) => {
  const { label: word } = membershipStatusLook[membershipStatus(paid, today)]
  return word
}

/** What can become of a period when money of its order is paid back. `last`: the last period of its membership. */
export function choicesOf(period: PaidPeriod, last: PaidPeriod, refund: RefundOfYear): RefundChoice[] {
  const { order, amount_fen, today } = refund
  const hindered = hindrance(period, last, today)
  const isAll = order.refunded_fen + amount_fen === order.received_fen
  const cannotShorten = hindered === '' && isAll ? '全额退款不适用' : hindered
  const now = label({ lastDay: last.ends_on, revoked: last.revoked }, today)
  const ended = (effect: RefundEffect) => {
    const to = endUnder(effect, period, refund)
    const after = label({ lastDay: to, revoked: effect === 'revoke' && period.starts_on <= today }, today)
    // what ends today is over with it
    const status = effect === 'revoke' && to === today ? membershipStatusLook.expired.label : after
    return [
      { what: '有效期', from: period.ends_on, to },
      ...(status === now ? [] : [{ what: '会员状态', from: now, to: status }]),
    ]
  }
  return [
    {
      effect: 'keep',
      name: '会员期不变',
      open: true,
      note: `有效期${period.ends_on < today ? '' : '仍'}至 ${last.ends_on}`,
      changes: [],
    },
    {
      effect: 'shorten',
      name: '按退款比例缩短',
      open: cannotShorten === '',
      note: cannotShorten === '' ? `至 ${endUnder('shorten', period, refund)}` : cannotShorten,
      changes: cannotShorten === '' ? ended('shorten') : [],
    },
    {
      effect: 'revoke',
      name: '收回本次会员期',
      open: hindered === '',
      note: hindered === '' ? '批准当日结束，不再有宽限期' : hindered,
      changes: hindered === '' ? ended('revoke') : [],
    },
  ]
}

/** What a period is once a refund has ended it earlier; null: it is gone before it began. */
export function endedEarlier(
  effect: Exclude<RefundEffect, 'keep'>,
  period: PaidPeriod,
  refund: RefundOfYear,
): Pick<PaidPeriod, 'ends_on' | 'revoked'> | null {
  const ends_on = endUnder(effect, period, refund)
  return ends_on < period.starts_on ? null : { ends_on, revoked: effect === 'revoke' }
}
