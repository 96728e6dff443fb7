import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { Database } from '@portal/portal/kernel/database'
import { migrate } from '../../src/db/migrate.ts'
import { PgliteEngine } from '../../src/db/pglite-engine.ts'
import { prepareJobs } from '../../src/jobs/jobs.ts'
import './provided.ts'
import { keepBuffersSmall } from './small-buffers.ts'

/** One migrated data folder that every test file starts from a copy of. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pglite-'))
  const template = join(folder, 'pg')
  const engine = await PgliteEngine.open({
    folder: template,
    statementTimeoutMs: 60_000,
    checkpointEveryMs: 0,
  })
  const db = new Database(engine)
  await migrate(db)
  await prepareJobs(db)
  await engine.checkpoint()
  await db.close()
  keepBuffersSmall(template)
  project.provide('database', { kind: 'pglite', template })
  return () => rmSync(folder, { recursive: true, force: true })
}
