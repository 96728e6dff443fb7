import type { Endpoint, WhoOf } from '@portal/api/contract/endpoint'
import type { Who } from '@portal/api/contract/shape'
import { reach, toSubRole, type Reach, type SubRole } from '@portal/api/rules/rights'
import type { Actor } from '../audit/audit.ts'
import type { Database } from '../db/database.ts'
import { hashToken } from '../security/keys.ts'
import { noRight, notSignedIn } from './errors.ts'

export interface MemberCaller {
  kind: 'member'
  id: string
  sessionId: string
}

export interface StaffCaller {
  kind: 'staff'
  id: string
  sessionId: string
  subRole: SubRole
  agentId: string | null
  /** How far the right that the call asks for reaches. */
  reach: NonNullable<Reach>
}

export type SignedIn = MemberCaller | Omit<StaffCaller, 'reach'>

type CallerOfWho<W> = W extends 'anyone'
  ? null
  : (W extends { member: true } ? MemberCaller : never) | (W extends { staff: string } ? StaffCaller : never)
/** Who a handler of this entry can be called by. */
export type CallerOf<E extends Endpoint> = CallerOfWho<WhoOf<E>>

const day = 86_400_000
/** Sliding life of a session (D2.5). */
export const sessionLife = { member: 7 * day, staff: day / 3 } as const
/** A session is moved forward at most this often, so that reads do not all write. */
const slideEvery = 300_000

/** The one token of a request, or null. Two different ones are nobody's (D1.4). */
export function tokenOf(headers: Record<string, string | string[] | undefined>): string | null {
  const given = [headers['token'], headers['wxtoken']]
    .map(value => (Array.isArray(value) ? value.join() : value))
    .filter(value => value !== undefined && value !== '')
  if (new Set(given).size > 1) throw notSignedIn()
  return given[0] ?? null
}

/** The live session behind a token, moved forward when it is due. With `endedToo` a session that was signed out counts. */
export async function findCaller(
  db: Database,
  token: string,
  now: Date,
  { endedToo }: { endedToo: boolean },
): Promise<SignedIn | null> {
  const row = await db.pool
    .selectFrom('sessions')
    .leftJoin('staff', 'staff.id', 'sessions.staff_id')
    .select([
      'sessions.id',
      'sessions.member_id',
      'sessions.staff_id',
      'sessions.seen_at',
      'staff.sub_role',
      'staff.agent_id',
      'staff.disabled_at',
    ])
    .where('token_hash', '=', hashToken(token))
    .$if(!endedToo, query => query.where('revoked_at', 'is', null))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row || row.disabled_at) return null
  const caller: SignedIn | null =
    row.member_id !== null
      ? { kind: 'member', id: row.member_id, sessionId: row.id }
      : row.staff_id !== null
        ? {
            kind: 'staff',
            id: row.staff_id,
            sessionId: row.id,
            subRole: toSubRole(row.sub_role),
            agentId: row.agent_id,
          }
        : null
  // either way: seen in the future means that the clock was ahead, and the session's end with it
  if (caller && Math.abs(now.getTime() - row.seen_at.getTime()) >= slideEvery) {
    const expires_at = new Date(now.getTime() + sessionLife[caller.kind])
    await db.pool.updateTable('sessions').set({ seen_at: now, expires_at }).where('id', '=', row.id).execute()
  }
  return caller
}

/** Judges a caller by the entry's policy and the rights table (D3). Throws 406 for nobody, 403 for the wrong one. */
export function admit(who: Who, caller: SignedIn | null): MemberCaller | StaffCaller | null {
  if (who === 'anyone') return null
  if (!caller) throw notSignedIn()
  if (caller.kind === 'member') {
    if (who.member !== true) throw noRight()
    return caller
  }
  if (who.staff === undefined) throw noRight()
  const far = who.staff === 'any' ? 'all' : reach(caller.subRole, who.staff)
  if (far === null) throw noRight()
  return { ...caller, reach: far }
}

export const actorOf = (caller: MemberCaller | StaffCaller, address: string): Actor => ({
  kind: caller.kind,
  id: caller.id,
  role: caller.kind === 'staff' ? caller.subRole : 'member',
  address,
})

export const systemActor: Actor = { kind: 'system', id: 'system', role: 'system', address: '' }
