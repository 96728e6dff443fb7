import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../apps/server/src/config.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { PostgresEngine } from '../apps/server/src/db/postgres-engine.ts'
import { inspect } from '../apps/server/src/files/inspect.ts'
import { DataKeys, secureRandom } from '../apps/server/src/security/keys.ts'
import { argon2Passwords } from '../apps/server/src/security/passwords.ts'
import { startPostgres } from '../apps/server/test/support/postgres-server.ts'
import { saveDraft, submit } from '../packages/portal/src/applications/apply.service.ts'
import { decide } from '../packages/portal/src/applications/audit.service.ts'
import { databaseFiles } from '../packages/portal/src/files/database-files.repository.ts'
import { Database } from '../packages/portal/src/kernel/database.ts'
import type { Engine, Session, SessionResult } from '../packages/portal/src/kernel/engine.ts'
import { inUnitOfWork } from '../packages/portal/src/kernel/work.ts'
import type { Host } from '../packages/portal/src/ports.ts'
import { demoForm } from '../packages/portal/src/worlds/demo-form.ts'
import { asMember, asStaff } from '../packages/portal/src/worlds/life.ts'

const clerks = 20
const decisionsEach = 10
const rounds = 5

/** A decision with the chain takes at most so many times what one without it takes. */
const most = 1.2

/** What of the trail the database is asked for. */
type Trail = 'as it is' | 'on one chain' | 'none at all'

const head: SessionResult = { rows: [{ chain: 1, seq: 0, hash: '' }], affected: 1 }

/** An engine on which the trail is another, to compare with. */
function withTrail(engine: Engine, trail: Trail): Engine {
  const heard = (session: Session): Session => ({
    ...session,
    query: async (text, params) => {
      if (trail === 'on one chain') return session.query(text.replace('skip locked', ''), params)
      return trail === 'none at all' && text.includes('"audit_') ? head : session.query(text, params)
    },
  })
  return {
    ...engine,
    kind: engine.kind,
    acquire: async () => heard(await engine.acquire()),
    close: async () => {},
  }
}

const milliseconds = (times: number[]) => times.reduce((sum, time) => sum + time, 0) / times.length

/** Applications that wait for a decision, by members of their own. */
async function submitted(host: Host, from: number, count: number): Promise<string[]> {
  const now = host.clock()
  const ids: string[] = []
  for (let n = from; n < from + count; n += 1) {
    const id = `bench-${n}`
    const member = { id, phone: `150${String(n).padStart(8, '0')}`, consent_version: 'bench' }
    await host.db.pool
      .insertInto('members')
      .values({
        ...member,
        password_hash: null,
        avatar_file_id: null,
        agent_id: null,
        consented_at: now,
        created_at: now,
      })
      .execute()
    const given = { caller: asMember(id), address: '', now }
    const form = demoForm('陈知行', n, { long: false })
    ids.push(
      await inUnitOfWork(host, given, async work => {
        const saved = await saveDraft(work, { version: 0, form })
        const handedIn = await submit(work, { version: saved.application?.version ?? 0, form })
        return handedIn.application?.id ?? ''
      }),
    )
  }
  return ids
}

/** Milliseconds that a decision took, with all clerks at work. */
async function decideAll(host: Host, ids: readonly string[]): Promise<number> {
  const times: number[] = []
  const waiting = [...ids]
  const clerk = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const verdict = { id, result: 'return' as const, remark: '请补正', remarks: [] }
      const from = performance.now()
      await inUnitOfWork(host, { caller: asStaff('super'), address: '', now: host.clock() }, work =>
        decide(work, verdict),
      )
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: clerks }, clerk))
  return milliseconds(times)
}

/** Prints what a decision takes while twenty clerks decide, with the audit chains and without; fails on a fifth more. */
export async function benchChain(): Promise<boolean> {
  const postgres = await startPostgres(mkdtempSync(join(tmpdir(), 'portal-bench-')), { durable: true })
  await postgres.createDatabase('bench')
  const url = postgres.url('bench')
  const engine = new PostgresEngine({ url, poolSize: clerks, statementTimeoutMs: 60_000 })
  const base: Omit<Host, 'db'> = {
    clock: () => new Date(),
    keys: new DataKeys('ab'.repeat(32)),
    random: secureRandom,
    passwords: argon2Passwords,
    files: databaseFiles,
    inspect,
    jobs: { enqueue: async () => undefined, wake: () => undefined },
    settings: readConfig({ LOG_LEVEL: 'silent' }),
  }
  const trails: readonly Trail[] = ['none at all', 'as it is', 'on one chain']
  const hosts = new Map(trails.map(trail => [trail, { ...base, db: new Database(withTrail(engine, trail)) }]))
  const own = { ...base, db: new Database(engine) }
  await migrate(own.db)
  const taken = new Map<Trail, number[]>(trails.map(trail => [trail, []]))
  let made = 0
  for (let round = 0; round <= rounds; round += 1)
    for (const [trail, host] of hosts) {
      const ids = await submitted(own, made, clerks * decisionsEach)
      made += ids.length
      const took = await decideAll(host, ids)
      // the first round warms up
      if (round > 0) taken.get(trail)?.push(took)
    }
  const median = (trail: Trail) =>
    (taken.get(trail) ?? []).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  const part = median('as it is') / median('none at all')
  for (const trail of trails) console.log(`audit trail ${trail}: ${median(trail).toFixed(1)} ms a decision`)
  console.log(
    `${part <= most ? '✓' : '✗'} ${clerks} clerks at once: ${part.toFixed(2)} times what it takes without`,
  )
  await own.db.close()
  await postgres.stop()
  return part <= most
}
