import { toSubRole } from '@portal/api/rules/rights'
import type { StaffCaller } from './callers.ts'
import type { Executor } from './database.ts'

/** Whose session a link was made in. */
export interface LinkOwner {
  staff_id: string
  session_id: string
}

/** Who asked for a link, as whom he may ask now; null when he has signed out or lost his account. */
export async function callerOfLink(
  db: Executor,
  { staff_id: id, session_id: sessionId }: LinkOwner,
  now: Date,
): Promise<StaffCaller | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.id', 'sessions.staff_id')
    .select(['staff.sub_role', 'staff.agent_id'])
    .where('sessions.id', '=', sessionId)
    .where('staff.id', '=', id)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst()
  return row
    ? { kind: 'staff', id, sessionId, subRole: toSubRole(row.sub_role), agentId: row.agent_id }
    : null
}
