import { expect, test } from 'vitest'
import { StatementTimeout } from '@portal/portal/kernel/engine'
import { Database } from '@portal/portal/kernel/database'
import { migrate, readMigrations } from '../../src/db/migrate.ts'
import { PostgresEngine } from '../../src/db/postgres-engine.ts'
import { freshDatabase } from '../support/portal.ts'

test('a migration may take longer than any call, and who waits for it too', async () => {
  const fresh = await freshDatabase()
  if (fresh.url === null) throw new Error('PostgreSQL only')
  const { url } = fresh
  const [first, second] = [1, 2].map(
    () => new Database(new PostgresEngine({ url, poolSize: 2, statementTimeoutMs: 400 })),
  )
  if (!first || !second) throw new Error('two databases')
  const slow = { name: '999_slow.sql', text: 'select pg_sleep(1.2)', checksum: 'x' }
  const both = await Promise.all([first, second].map(db => migrate(db, [...readMigrations(), slow])))
  expect(both.toSorted((a, b) => b.length - a.length)).toEqual([['999_slow.sql'], []])
  // calls have their limit as before
  await expect(first.script('select pg_sleep(5)')).rejects.toBeInstanceOf(StatementTimeout)
  await first.close()
  await second.close()
  await fresh.close()
})
