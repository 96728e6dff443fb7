import type { Executor } from './database.ts'

/** What is stored under a name in the settings; undefined when nothing is. */
export async function readSetting(db: Executor, key: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

/** Stores a value under a name; what another process has stored there first stays. */
export async function addSetting(db: Executor, key: string, value: unknown, now: Date): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value), updated_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
