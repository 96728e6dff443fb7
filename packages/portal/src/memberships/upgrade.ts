import { membershipLevelNames, toMembershipLevel } from '@portal/api/rules/membership'
import { subjectOf } from '../kernel/subject.ts'
import type { Purchase } from '../orders/purchase.ts'
import { duesItem } from './dues.ts'
import { lockMembership, setLevel } from './memberships.repository.ts'

/** A higher level for the rest of the paid period, whose end stays (D4). */
export const upgrade: Purchase = {
  nameOf: order => ({
    item: duesItem(order),
    item_note: `升级为${membershipLevelNames[toMembershipLevel(order.level)]}`,
  }),

  about: () => Promise.resolve({ application_no: null, period: null }),

  async onPaid({ db }, order) {
    const level = toMembershipLevel(order.level)
    const membership = await lockMembership(db, subjectOf(order), order.membership_id)
    if (!membership) throw new Error('An upgrade of a membership that is not there')
    await setLevel(db, membership.id, level)
    return {
      text: `会员级别已升为${membershipLevelNames[level]}`,
      diff: { level: [membership.level, level] },
    }
  },
}
