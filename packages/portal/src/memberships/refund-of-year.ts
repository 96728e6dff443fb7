import type { RefundChoice } from '@portal/api/contract/refunds.schema'
import { dayOf } from '@portal/api/rules/dates'
import { membershipStatus, membershipStatusLook } from '@portal/api/rules/membership'
import { revokedEnd, shortenedEnd, type RefundEffect } from '@portal/api/rules/refund'
import type { Executor } from '../kernel/database.ts'
import type { OrderRecord } from '../orders/orders.repository.ts'
import type { Purchase } from '../orders/purchase.ts'
import {
  dropPeriod,
  endPeriod,
  lastPeriodOf,
  lockMembershipById,
  paidUntil,
  periodOfOrder,
} from './memberships.repository.ts'

type Period = NonNullable<Awaited<ReturnType<typeof periodOfOrder>>>

interface Refund {
  order: OrderRecord
  amount_fen: number
  today: string
}

/** The last day of the order's period under each effect. */
function endUnder(effect: RefundEffect, { starts_on, ends_on }: Period, refund: Refund): string {
  const { order, amount_fen, today } = refund
  const period = { startsOn: starts_on, endsOn: ends_on }
  if (effect === 'revoke') return revokedEnd(period, today)
  if (effect === 'keep') return ends_on
  return shortenedEnd(period, { refundFen: amount_fen, paidFen: order.received_fen }, today)
}

/** Why a period cannot be ended earlier; empty when it can. */
async function hindrance(db: Executor, period: Period, today: string): Promise<string> {
  if (period.ends_on < today) return '会员期已经结束'
  const last = await lastPeriodOf(db, period.membership_id)
  return last !== undefined && last.id !== period.id
    ? `其后的会员期（至 ${last.ends_on}）已缴费，须先退那一期`
    : ''
}

const label = (...[paid, today]: Parameters<typeof membershipStatus>) => {
  const { label: word } = membershipStatusLook[membershipStatus(paid, today)]
  return word
}

async function choicesFor(db: Executor, period: Period, refund: Refund): Promise<RefundChoice[]> {
  const { order, amount_fen, today } = refund
  const until = await paidUntil(db, period.membership_id)
  const hindered = await hindrance(db, period, today)
  const isAll = order.refunded_fen + amount_fen === order.received_fen
  const cannotShorten = hindered === '' && isAll ? '全额退款不适用' : hindered
  const now = until ? label(until, today) : ''
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
      note: `有效期${period.ends_on < today ? '' : '仍'}至 ${until?.lastDay ?? period.ends_on}`,
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

/**
 * What a refund of a year's dues does (D5): nothing, the period ends earlier, or it is taken back. Only the last paid
 * period can end earlier, as a membership has no holes.
 */
export const refundOfYear: Pick<Purchase, 'refundChoices' | 'onRefunded'> = {
  async refundChoices({ db, now }, order, amount_fen) {
    const period = await periodOfOrder(db, order.id)
    if (!period || period.revoked) return []
    return choicesFor(db, period, { order, amount_fen, today: dayOf(now) })
  },

  async onRefunded({ db, now }, order, { effect, amount_fen }) {
    const bought = await periodOfOrder(db, order.id)
    if (!bought) return undefined
    // whoever pays or orders a year holds the membership: its periods stay as they are read from here
    await lockMembershipById(db, bought.membership_id)
    const found = await periodOfOrder(db, order.id)
    if (!found || found.revoked) return undefined
    const today = dayOf(now)
    const refund = { order, amount_fen, today }
    const choices = await choicesFor(db, found, refund)
    const choice = choices.find(one => one.effect === effect)
    if (choice?.open !== true) return undefined
    if (effect === 'keep') return { text: choice.name, diff: { effect } }
    const ends_on = endUnder(effect, found, refund)
    if (ends_on < found.starts_on) await dropPeriod(db, found.id)
    else await endPeriod(db, found.id, { ends_on, revoked: effect === 'revoke' })
    return {
      text: effect === 'revoke' ? `已收回本次会员期，有效期至 ${ends_on}` : `会员期缩短至 ${ends_on}`,
      diff: { effect, ends_on: [found.ends_on, ends_on] },
    }
  },
}
