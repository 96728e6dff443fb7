import { isStarLevel, starName, starStatus } from '@portal/api/rules/star'
import { system } from '../kernel/callers.ts'
import { canMove } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import type { OrderRecord } from '../orders/orders.repository.ts'
import type { Purchase } from '../orders/purchase.ts'
import { endedAlone, paid } from '../stars/effects.ts'
import { moveStar } from '../stars/move-star.ts'
import { stars } from '../stars/stars.life.ts'
import { findStarByOrder, lockStar } from '../stars/stars.repository.ts'

/** The star application that the order pays for; null where the order came from elsewhere. */
async function lockStarOf({ db }: Work, { order_no }: OrderRecord) {
  const star = await findStarByOrder(db, order_no)
  return star && lockStar(db, star.id)
}

/** A talent evaluation: its fee touches no membership, it opens the scoring (D7). */
export const evaluation: Purchase = {
  nameOf: ({ star }) => ({ item: '评价费', item_note: isStarLevel(star) ? starName(star) : '人才评价' }),

  about: () => Promise.resolve({ application_no: null, period: null }),

  async onPaid(work, order) {
    const record = await lockStarOf(work, order)
    if (!record || !canMove(stars, record, 'pay', 'system')) return {}
    await moveStar(work.as(system), record, {
      act: 'pay',
      who: 'system',
      set: paid(record, work.now),
    })
    return { text: '申请进入专家评审', diff: { star_application: record.application_no } }
  },

  onShort: null,

  async onClosed(work, order, note) {
    const record = await lockStarOf(work, order)
    if (record && canMove(stars, record, 'lapse', 'system'))
      await moveStar(work.as(system), record, {
        act: 'lapse',
        who: 'system',
        note,
        set: endedAlone(work.now),
      })
  },

  // late money scores nothing that was given up: it goes back
  canStillGrant: async (work, order) => {
    const record = await lockStarOf(work, order)
    return record === null || record.status === starStatus.to_pay
  },

  refundChoices: () => Promise.resolve([]),
  onRefunded: null,
}
