import type { Executor } from './database.ts'

/** What is stored under a name in the settings; undefined when nothing is. */
export async function readSetting(db: Executor, key: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}
