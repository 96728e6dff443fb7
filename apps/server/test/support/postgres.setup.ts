import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { Database } from '@portal/portal/kernel/database'
import { migrate } from '../../src/db/migrate.ts'
import { PostgresEngine } from '../../src/db/postgres-engine.ts'
import { prepareJobs } from '../../src/jobs/jobs.ts'
import { startPostgres } from './postgres-server.ts'
import './provided.ts'

const template = 'portal_template'

/** One PostgreSQL for the whole run, with a migrated database that every test file gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  // initdb runs as another user when the tests run as root
  chmodSync(folder, 0o755)
  const server = await startPostgres(join(folder, 'data'))
  await server.createDatabase(template)
  const db = new Database(
    new PostgresEngine({ url: server.url(template), poolSize: 2, statementTimeoutMs: 60_000 }),
  )
  await migrate(db)
  await prepareJobs(db)
  await db.close()
  project.provide('database', { kind: 'postgres', url: server.url('postgres'), template })
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
