import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { hashPassword } from '../security/passwords.ts'
import { agencies, demoPassword, members, staff, unit } from './accounts.ts'
import { seedWork } from './work.ts'

const doneKey = 'demo_seed'

/** Demo accounts and data of D9, once in a database's life, also when several processes start together. */
export async function seedDemo(deps: Deps): Promise<void> {
  const known = await deps.db.pool
    .selectFrom('settings')
    .select('key')
    .where('key', '=', doneKey)
    .executeTakeFirst()
  if (known) return
  const password_hash = await hashPassword(demoPassword)
  const mine = await deps.db.transaction(async tx => {
    const now = deps.clock()
    const claimed = await tx
      .insertInto('settings')
      .values({ key: doneKey, value: JSON.stringify(true), updated_at: now })
      .onConflict(conflict => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!claimed) return false
    await seedAccounts(tx, now, password_hash)
    return true
  })
  if (mine) await seedWork(deps)
}

async function seedAccounts(tx: Tx, now: Date, password_hash: string): Promise<void> {
  for (const agency of agencies) await tx.insertInto('agents').values(agency).execute()
  for (const { id, name, phone, sub_role, agent_id } of staff)
    await tx
      .insertInto('staff')
      .values({ id, name, phone, sub_role, agent_id, password_hash, disabled_at: null, created_at: now })
      .execute()
  for (const { id, phone, nickname, agent_id } of members)
    await tx
      .insertInto('members')
      .values({
        id,
        phone,
        nickname,
        agent_id,
        password_hash,
        avatar_file_id: null,
        consent_version: 'demo',
        consented_at: now,
        created_at: now,
      })
      .execute()
  await tx
    .insertInto('units')
    .values({
      id: unit.id,
      name: unit.name,
      credit_code: unit.creditCode,
      manager_id: unit.managerId,
      created_at: now,
    })
    .execute()
}
