import type { RefundChoice } from '@portal/api/contract/refunds.schema'
import { membershipLevelNames, toMembershipLevel } from '@portal/api/rules/membership'
import type { Executor } from '../kernel/database.ts'
import { subjectOf } from '../kernel/subject.ts'
import type { OrderRecord } from '../orders/orders.repository.ts'
import type { Purchase } from '../orders/purchase.ts'
import { duesItem } from './dues.ts'
import {
  findMembershipId,
  findMembershipLevel,
  lastPeriodOf,
  lockMembership,
  setLevel,
} from './memberships.repository.ts'

/** The level is given back only while nothing was built on it: no further upgrade, and no year paid at it. */
async function upgradeChoices(db: Executor, order: OrderRecord): Promise<RefundChoice[]> {
  const id = order.membership_id ?? (await findMembershipId(db, subjectOf(order)))
  if (id === null || order.level_before === null) return []
  const level = toMembershipLevel(await findMembershipLevel(db, id))
  const before = membershipLevelNames[toMembershipLevel(order.level_before)]
  const open = level === order.level && (await lastPeriodOf(db, id))?.level !== order.level
  const now = membershipLevelNames[level]
  return [
    { effect: 'keep', name: '会员级别不变', open: true, note: `会员级别仍为${now}`, changes: [] },
    {
      effect: 'revoke',
      name: '收回本次升级',
      open,
      note: open ? '会员期不变' : '其后又升级或按此级别续费，不能单独收回这一次',
      changes: open ? [{ what: '会员级别', from: now, to: before }] : [],
    },
  ]
}

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
      set: { level_before: membership.level },
    }
  },

  onShort: null,
  onClosed: null,

  refundChoices: ({ db }, order) => upgradeChoices(db, order),

  async onRefunded({ db }, order, { effect }) {
    const membership = await lockMembership(db, subjectOf(order), order.membership_id)
    const choice = (await upgradeChoices(db, order)).find(one => one.effect === effect)
    if (!membership || choice?.open !== true) return undefined
    if (effect === 'keep') return { text: choice.note, diff: { effect } }
    const level = toMembershipLevel(order.level_before)
    await setLevel(db, membership.id, level)
    return {
      text: `会员级别恢复为${membershipLevelNames[level]}`,
      diff: { effect, level: [membership.level, level] },
    }
  },
}
