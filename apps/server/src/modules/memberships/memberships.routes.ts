import type { contract } from '@portal/api/contract'
import type { MemberCaller } from '../../http/callers.ts'
import { notFound } from '../../http/errors.ts'
import type { HandlersOf } from '../../http/routes.ts'
import { duesPeriods, enterpriseMemberships, personalMemberships } from './memberships.service.ts'

/** Somebody else's id answers like one that nobody has (D4). */
function ownOnly({ id }: MemberCaller, userId: string | undefined): void {
  if (userId !== undefined && userId !== id) throw notFound()
}

export const membershipsHandlers = (): HandlersOf<(typeof contract)['memberships']> => ({
  'personalVips.list': async ({ db, caller, input, now }) => {
    ownOnly(caller, input.query.user_id)
    return personalMemberships(db, caller.id, input.query, now)
  },
  'enterpriseVips.list': async ({ db, caller, input, now }) => {
    ownOnly(caller, input.query.user_id)
    return enterpriseMemberships(db, caller.id, input.query, now)
  },
  'personalVips.periods': ({ db, caller, input }) => duesPeriods(db, caller.id, input.query),
})
