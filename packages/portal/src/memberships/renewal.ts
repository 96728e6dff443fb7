import { dayOf } from '@portal/api/rules/dates'
import { subjectOf } from '../kernel/subject.ts'
import { hasOtherOpenDues } from '../orders/orders.repository.ts'
import { lastPeriodOf, lockMembership } from './memberships.repository.ts'
import type { Purchase } from '../orders/purchase.ts'
import { canStillRenew } from './effects.ts'
import { nameOfYear, periodOfYear } from './dues.ts'
import { grantYear } from './grant.ts'
import { refundOfYear } from './refund-of-year.ts'

/** One more year of a membership. */
export const renewal: Purchase = {
  nameOf: nameOfYear,
  about: async (context, order) => ({ application_no: null, period: await periodOfYear(context, order) }),

  /** As when it was ordered: at most one paid period ahead, and no other order that is to pay it (D4). */
  async canStillGrant({ db, now }, order) {
    const membership = await lockMembership(db, subjectOf(order), order.membership_id)
    const last = membership && (await lastPeriodOf(db, membership.id))
    if (!membership || !last || (await hasOtherOpenDues(db, order))) return false
    return canStillRenew(last, membership.override, dayOf(now))
  },

  onPaid: (work, order, paidOn) => grantYear(work, order, { reason: 'renew', paidOn }),
  onShort: null,
  onClosed: null,
  ...refundOfYear,
}
