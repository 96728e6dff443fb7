import type { Executor } from '../../db/database.ts'
import { sessionLife } from '../../http/callers.ts'
import { hashToken, newId, newToken } from '../../security/keys.ts'

/** Opens a session and answers its token, which is stored nowhere. */
export async function openSession(
  db: Executor,
  of: { memberId: string } | { staffId: string },
  now: Date,
): Promise<string> {
  const token = newToken()
  const kind = 'memberId' in of ? 'member' : 'staff'
  await db
    .insertInto('sessions')
    .values({
      id: newId(now),
      token_hash: hashToken(token),
      member_id: 'memberId' in of ? of.memberId : null,
      staff_id: 'staffId' in of ? of.staffId : null,
      created_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + sessionLife[kind]),
      revoked_at: null,
    })
    .execute()
  return token
}

export async function endSession(db: Executor, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', sessionId).execute()
}

export async function endSessionsOf(db: Executor, memberId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .execute()
}
