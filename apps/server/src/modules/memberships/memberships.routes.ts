import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../../http/routes.ts'
import { duesPeriods, enterpriseMemberships, personalMemberships } from './memberships.service.ts'

/** `user_id` in the query changes nothing: a member is answered their own (D10.1). */
export const membershipsHandlers = (): HandlersOf<(typeof contract)['memberships']> => ({
  'personalVips.list': ({ db, caller, input, now }) => personalMemberships(db, caller.id, input.query, now),
  'enterpriseVips.list': ({ db, caller, input, now }) =>
    enterpriseMemberships(db, caller.id, input.query, now),
  'personalVips.periods': ({ db, caller, input }) => duesPeriods(db, caller.id, input.query),
})
