import type { Purchase } from '../orders/purchase.ts'

/** A talent evaluation: its fee touches no membership. */
export const evaluation: Purchase = {
  nameOf: () => ({ item: '评价费', item_note: '人才评价' }),
  about: () => Promise.resolve({ application_no: null, period: null }),
  onPaid: () => Promise.resolve({}),
  canStillGrant: () => Promise.resolve(true),
  refundChoices: () => Promise.resolve([]),
}
