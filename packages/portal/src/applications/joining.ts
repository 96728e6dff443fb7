import { system } from '../kernel/callers.ts'
import { canMove, move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { nameOfYear, periodOfYear } from '../memberships/dues.ts'
import { grantYear } from '../memberships/grant.ts'
import { refundOfYear } from '../memberships/refund-of-year.ts'
import type { OrderRecord } from '../orders/orders.repository.ts'
import type { Purchase } from '../orders/purchase.ts'
import { applications } from './applications.life.ts'
import { findApplicationNo, lockApplication } from './applications.repository.ts'

/** The application that the order pays for; a membership that was brought in has none. */
const lockApplicationOf = async ({ db }: Work, { application_id }: OrderRecord) =>
  application_id === null ? null : lockApplication(db, application_id)

/** The first year of a membership, for which somebody applied. */
export const joining: Purchase = {
  nameOf: nameOfYear,

  about: async (context, order) => ({
    application_no:
      order.application_id === null ? null : await findApplicationNo(context.db, order.application_id),
    period: await periodOfYear(context, order),
  }),

  async onPaid(work, order, paidOn) {
    const application = await lockApplicationOf(work, order)
    if (application)
      await move(work.as(system), applications, application, { act: 'complete', who: 'system' })
    return grantYear(work, order, { reason: 'join', paidOn })
  },

  onShort: null,

  async onClosed(work, order, note) {
    const application = await lockApplicationOf(work, order)
    if (application && canMove(applications, application, 'lapse', 'system'))
      await move(work.as(system), applications, application, { act: 'lapse', who: 'system', note })
  },

  ...refundOfYear,
}
