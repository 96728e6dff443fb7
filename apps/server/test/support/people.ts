import { insertSession } from '@portal/portal/users/sessions.repository'
import { secureRandom } from '../../src/security/keys.ts'
import { argon2Passwords } from '../../src/security/passwords.ts'
import type { Portal } from './portal.ts'
import type { SubRole } from '@portal/api/rules/rights'

let made = 0
export const newPhone = (): string => `137${String(++made).padStart(8, '0')}`

export const password = 'Test_2026'
let passwordHash: Promise<string> | undefined

export interface Person {
  id: string
  phone: string
  token: string
}

/** A session of somebody's; answers its token. */
async function aSession(
  { db, clock, host }: Portal,
  owner: { memberId: string } | { staffId: string },
): Promise<string> {
  const token = secureRandom.token()
  const id = secureRandom.id(clock.now)
  await insertSession(db.pool, { id, token_hash: host.keys.hash(token), owner, now: clock.now })
  return token
}

/** A registered member with a session. */
export async function aMember(portal: Portal, options: { agentId?: string } = {}): Promise<Person> {
  passwordHash ??= argon2Passwords.hash(password)
  const phone = newPhone()
  const id = `m-${phone}`
  const now = portal.clock.now
  await portal.db.pool
    .insertInto('members')
    .values({
      id,
      phone,
      password_hash: await passwordHash,
      avatar_file_id: null,
      agent_id: options.agentId ?? null,
      consent_version: 'test',
      consented_at: now,
      created_at: now,
    })
    .execute()
  return { id, phone, token: await aSession(portal, { memberId: id }) }
}

export async function aStaff(
  portal: Portal,
  subRole: SubRole | '' | 'gardener',
  agentId: string | null = null,
): Promise<Person> {
  passwordHash ??= argon2Passwords.hash(password)
  const phone = newPhone()
  const id = `s-${phone}`
  const now = portal.clock.now
  await portal.db.pool
    .insertInto('staff')
    .values({
      id,
      name: id,
      phone,
      password_hash: await passwordHash,
      sub_role: subRole,
      agent_id: agentId,
      disabled_at: null,
      created_at: now,
    })
    .execute()
  return { id, phone, token: await aSession(portal, { staffId: id }) }
}
