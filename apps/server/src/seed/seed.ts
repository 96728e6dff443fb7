import type { Executor, Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { OperatorError } from '../operator-error.ts'
import { hashPassword } from '../security/passwords.ts'
import { agencies, demoPassword, members, staff, unit } from './accounts.ts'
import { seedWork } from './work.ts'

const doneKey = 'demo_seed'

export class DemoData extends OperatorError {
  override readonly name = 'DemoData'
  constructor() {
    super(
      [
        '数据库中是演示数据（演示账号的密码是公开的），不能用于生产：请使用新的 DATA_DIR 或 DATABASE_URL',
        'These are demo data, whose accounts have a published password. Production needs another DATA_DIR or DATABASE_URL.',
      ].join('\n'),
    )
  }
}

/** Production never starts on demo data. */
export async function refuseDemoData(db: Executor): Promise<void> {
  const seeded = await db.selectFrom('settings').select('key').where('key', '=', doneKey).executeTakeFirst()
  const account = await db
    .selectFrom('staff')
    .select('id')
    .where(
      'id',
      'in',
      staff.map(({ id }) => id),
    )
    .executeTakeFirst()
  if (seeded || account) throw new DemoData()
}

/** Demo accounts and data of D9, once in a database's life, also when several processes start together. */
export async function seedDemo(deps: Deps): Promise<void> {
  const known = await deps.db.pool
    .selectFrom('settings')
    .select('key')
    .where('key', '=', doneKey)
    .executeTakeFirst()
  // real people: somebody's own data, opened outside production
  if (known || (await hasPeople(deps.db.pool))) return
  const password_hash = await hashPassword(demoPassword)
  await deps.db.transaction(async tx => {
    const now = deps.clock()
    const claimed = await tx
      .insertInto('settings')
      .values({ key: doneKey, value: JSON.stringify(true), updated_at: now })
      .onConflict(conflict => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!claimed) return
    await seedAccounts(tx, now, password_hash)
    await seedWork(tx, deps)
  })
}

const hasPeople = async (db: Executor): Promise<boolean> =>
  (await db.selectFrom('members').select('id').limit(1).executeTakeFirst()) !== undefined ||
  (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined

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
