import { toSubRole } from '@portal/api/rules/rights'
import type { SignedIn } from '../kernel/callers.ts'
import type { Executor } from '../kernel/database.ts'
import { preparedForms } from '../kernel/prepared.ts'

const day = 86_400_000
/** Sliding life of a session (D2.5). */
export const sessionLifetimeMs = { member: 7 * day, staff: day / 3 } as const
/** A session is moved forward at most this often, so that reads do not all write. */
const slideEvery = 300_000

export type SessionOwner = { memberId: string } | { staffId: string }

export interface NewSession {
  id: string
  token_hash: string
  owner: SessionOwner
  /** What its owner knows it by again; no more is kept of where it was opened. */
  from?: { device: string; network: string }
  now: Date
}

export async function insertSession(
  db: Executor,
  { id, token_hash, owner, from, now }: NewSession,
): Promise<void> {
  const kind = 'memberId' in owner ? 'member' : 'staff'
  await db
    .insertInto('sessions')
    .values({
      id,
      token_hash,
      member_id: 'memberId' in owner ? owner.memberId : null,
      staff_id: 'staffId' in owner ? owner.staffId : null,
      created_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + sessionLifetimeMs[kind]),
      revoked_at: null,
      ...from,
    })
    .execute()
}

/** What is asked of a session besides whose it is. */
interface Asked {
  /** One that was signed out counts too. */
  endedToo: boolean
  /** Whether its member manages a unit. */
  withUnit: boolean
}

const sessionOf = preparedForms(
  (db, { endedToo, withUnit }: Asked, given: { tokenHash: string; now: Date }) =>
    db
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
      .$if(withUnit, query =>
        query.select(eb =>
          eb
            .exists(eb.selectFrom('units').select('id').whereRef('manager_id', '=', 'sessions.member_id'))
            .as('manages_unit'),
        ),
      )
      .where('token_hash', '=', given.tokenHash)
      .$if(!endedToo, query => query.where('revoked_at', 'is', null))
      .where('expires_at', '>', given.now),
)

/** The live session behind a token, moved forward when it is due. */
export async function findCaller(
  db: Executor,
  tokenHash: string,
  now: Date,
  asked: Asked,
): Promise<SignedIn | null> {
  const [row] = await sessionOf(db, asked, { tokenHash, now })
  if (!row || row.disabled_at) return null
  const caller: SignedIn | null =
    row.member_id !== null
      ? {
          kind: 'member',
          id: row.member_id,
          sessionId: row.id,
          ...(asked.withUnit ? { managesUnit: Boolean(row.manages_unit) } : {}),
        }
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
    const expires_at = new Date(now.getTime() + sessionLifetimeMs[caller.kind])
    await db.updateTable('sessions').set({ seen_at: now, expires_at }).where('id', '=', row.id).execute()
  }
  return caller
}

export async function endSession(db: Executor, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', sessionId).execute()
}

const ownedBy = (owner: SessionOwner) =>
  'memberId' in owner ? (['member_id', owner.memberId] as const) : (['staff_id', owner.staffId] as const)

/** Ends the live sessions of an account; `only` one of them, or all `but` one. Answers how many there were. */
export async function endSessionsOf(
  db: Executor,
  owner: SessionOwner,
  now: Date,
  { only, but }: { only?: string; but?: string } = {},
): Promise<number> {
  const [column, id] = ownedBy(owner)
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where(column, '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(only !== undefined, query => query.where('id', '=', only ?? ''))
    .$if(but !== undefined, query => query.where('id', '<>', but ?? ''))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Live sessions of an account, last used first. */
export function listSessions(db: Executor, owner: SessionOwner, now: Date, limit: number) {
  const [column, id] = ownedBy(owner)
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'network', 'created_at', 'seen_at'])
    .where(column, '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
