import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, listOf, memberPaging } from './fields.ts'
import { duesPeriod, enterpriseMemberships, personalMemberships } from './memberships.schema.ts'

/** `user_id` comes from user info (product.md §7, member info call); another's is as good as missing (D4). */
const ofUser = z.object({ user_id: z.optional(id), ...memberPaging })

export const listPersonalVips = endpoint({
  name: 'personalVips.list',
  method: 'get',
  path: '/api/personal_vips',
  summary: 'Personal memberships: valid first, then latest end, then newest id (D4)',
  who: { member: true },
  query: ofUser,
  data: personalMemberships,
  rules: [],
})

export const listEnterpriseVips = endpoint({
  name: 'enterpriseVips.list',
  method: 'get',
  path: '/api/enterprise_vips',
  summary: 'Memberships of the units this account manages, in the same order (D4)',
  who: { member: true },
  query: ofUser,
  data: enterpriseMemberships,
  rules: [],
})

export const listDuesPeriods = endpoint({
  name: 'personalVips.periods',
  method: 'get',
  path: '/api/personal_vips/periods',
  summary:
    'Paid periods of the own membership and of the units this account manages, newest first (D4: one row per paid period)',
  who: { member: true },
  query: z.object(memberPaging),
  data: listOf(duesPeriod),
  rules: [],
})
