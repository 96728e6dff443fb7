import type { contract } from '@portal/api/contract'
import type { MemberCaller } from '../kernel/callers.ts'
import { notFound } from '../kernel/errors.ts'
import type { HandlersOf } from '../kernel/answer.ts'
import { renewUnit } from './renew.ts'
import { duesPeriods, enterpriseMemberships, personalMemberships } from './memberships.service.ts'

/** Somebody else's id answers like one that nobody has (D4). */
function ownOnly({ id }: MemberCaller, userId: string | undefined): void {
  if (userId !== undefined && userId !== id) throw notFound()
}

export const membershipsHandlers: HandlersOf<(typeof contract)['memberships']> = {
  'personalVips.list': async ({ context, caller, input, now }) => {
    ownOnly(caller, input.query.user_id)
    return personalMemberships(context.db, caller.id, input.query, now)
  },
  'enterpriseVips.list': async ({ context, caller, input, now }) => {
    ownOnly(caller, input.query.user_id)
    return enterpriseMemberships(context.db, caller.id, input.query, now)
  },
  'enterpriseVips.renew': ({ transaction, input }) =>
    transaction(work => renewUnit(work, input.body.membership_id)),

  'personalVips.periods': ({ context, caller, input }) => duesPeriods(context.db, caller.id, input.query),
}
