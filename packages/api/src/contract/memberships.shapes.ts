import * as z from 'zod/mini'
import { id, listOf, memberPaging, orderNo } from './fields.ts'
import { duesPeriod, enterpriseMemberships, personalMemberships } from './memberships.schema.ts'
import type { Shape } from './shape.ts'

/** `user_id` comes from user info (product.md §7, member info call); another's is as good as missing (D4). */
const ofUser = z.object({ user_id: z.optional(id), ...memberPaging })

/** What each call in memberships.contract.ts takes and answers, and who may make it. */
export const membershipsShapes = {
  'personalVips.list': {
    summary: 'Personal memberships: valid first, then latest end, then newest id (D4)',
    who: { member: 'own' },
    query: ofUser,
    data: personalMemberships,
  },

  'enterpriseVips.list': {
    summary: 'Memberships of the units this account manages, in the same order (D4)',
    who: { member: 'own' },
    query: ofUser,
    data: enterpriseMemberships,
  },

  'enterpriseVips.renew': {
    summary: "Order the next year of a unit that this account manages, at today's fee (D4)",
    who: { member: 'unit manager' },
    body: z.object({ membership_id: id }),
    data: z.object({ order_no: orderNo }),
  },

  'personalVips.periods': {
    summary:
      'Paid periods of the own membership and of the units this account manages, newest first (D4: one row per paid period)',
    who: { member: true },
    query: z.object(memberPaging),
    data: listOf(duesPeriod),
  },
} as const satisfies Record<string, Shape>
