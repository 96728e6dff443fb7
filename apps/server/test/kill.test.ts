import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { brokenInvariants } from '../faults/invariants.ts'
import { runKills } from '../faults/kill-run.ts'
import { withPortal } from '../src/commands/command.ts'
import { readConfig } from '../src/config.ts'
import { Database } from '../src/db/database.ts'
import { PostgresEngine } from '../src/db/postgres-engine.ts'
import './support/provided.ts'

const rounds = 20

/** Environment of a server on a new database of the project's kind. */
async function place(folder: string): Promise<Record<string, string>> {
  const given = inject('database')
  if (given.kind === 'pglite') {
    cpSync(given.template, join(folder, 'pg'), { recursive: true })
    return { DATA_DIR: folder }
  }
  const name = `kill_${process.pid}`
  const server = new Database(new PostgresEngine({ url: given.url, poolSize: 2, statementTimeoutMs: 60_000 }))
  await server.script(`create database ${name} template ${given.template}`)
  await server.close()
  return { DATA_DIR: folder, DATABASE_URL: given.url.replace(/\/postgres$/, `/${name}`) }
}

test(
  `${rounds} × kill -9 during payment and confirmation: nothing lost, nothing half done`,
  { timeout: 600_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-kill-'))
    const env = await place(folder)
    const report = await runKills({ env, rounds, say: () => undefined })
    const problems = await withPortal(readConfig(env), { migrated: false }, portal =>
      brokenInvariants(portal, report),
    )
    expect(problems).toEqual([])
    // kills that met nothing prove nothing
    expect(report.hitInFlight).toBeGreaterThanOrEqual(rounds / 2)
    rmSync(folder, { recursive: true, force: true })
  },
)
