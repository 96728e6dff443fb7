import { dayOf } from '@portal/api/rules/dates'
import type { Executor } from '../kernel/database.ts'
import type { Purchase } from '../orders/purchase.ts'
import { choicesOf, endedEarlier, endUnder, type PaidPeriod, type RefundOfYear } from './effects.ts'
import {
  dropPeriod,
  endPeriod,
  lastPeriodOf,
  lockMembershipById,
  periodOfOrder,
} from './memberships.repository.ts'

async function choicesFor(
  db: Executor,
  period: PaidPeriod & { membership_id: string },
  refund: RefundOfYear,
) {
  const last = await lastPeriodOf(db, period.membership_id)
  return choicesOf(period, last ?? period, refund)
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
    const refund = { order, amount_fen, today: dayOf(now) }
    const choices = await choicesFor(db, found, refund)
    const choice = choices.find(one => one.effect === effect)
    if (choice?.open !== true) return undefined
    if (effect === 'keep') return { text: choice.name, diff: { effect } }
    const set = endedEarlier(effect, found, refund)
    if (set) await endPeriod(db, found.id, set)
    else await dropPeriod(db, found.id)
    const ends_on = endUnder(effect, found, refund)
    return {
      text: effect === 'revoke' ? `已收回本次会员期，有效期至 ${ends_on}` : `会员期缩短至 ${ends_on}`,
      diff: { effect, ends_on: [found.ends_on, ends_on] },
    }
  },
}
