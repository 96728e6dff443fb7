import type { Purchase } from '../orders/purchase.ts'
import { nameOfYear, periodOfYear } from './dues.ts'
import { grantYear } from './grant.ts'
import { refundOfYear } from './refund-of-year.ts'

/** One more year of a membership. */
export const renewal: Purchase = {
  nameOf: nameOfYear,
  about: async (context, order) => ({ application_no: null, period: await periodOfYear(context, order) }),
  onPaid: (work, order, paidOn) => grantYear(work, order, { reason: 'renew', paidOn }),
  ...refundOfYear,
}
