import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../apps/server/src/config.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { PostgresEngine } from '../apps/server/src/db/postgres-engine.ts'
import { inspect } from '../apps/server/src/files/inspect.ts'
import { readSheet } from '../apps/server/src/files/read-sheet.ts'
import { DataKeys, secureRandom } from '../apps/server/src/security/keys.ts'
import { argon2Passwords } from '../apps/server/src/security/passwords.ts'
import { startPostgres } from '../apps/server/test/support/postgres-server.ts'
import { saveDraft, submit } from '../packages/portal/src/applications/apply.service.ts'
import { decide } from '../packages/portal/src/applications/audit.service.ts'
import { databaseFiles } from '../packages/portal/src/files/database-files.repository.ts'
import { Database } from '../packages/portal/src/kernel/database.ts'
import { inUnitOfWork, type AuditLine, type Work } from '../packages/portal/src/kernel/work.ts'
import type { Host } from '../packages/portal/src/ports.ts'
import { demoForm } from '../packages/portal/src/worlds/demo-form.ts'
import { asMember, asStaff } from '../packages/portal/src/worlds/life.ts'

const clerks = 20
const decisionsEach = 5
const rounds = 100

/** A decision with the chain takes at most so many times what one with its lines on no chain takes. */
const most = 1.2

const average = (times: number[]) => times.reduce((sum, time) => sum + time, 0) / times.length
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Applications that wait for a decision, by members of their own. */
async function submitted(host: Host, count: number): Promise<string[]> {
  const now = host.clock()
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
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

/** Lets all of them wait for a decision again. */
async function putBack({ db }: Host): Promise<void> {
  await db.pool.deleteFrom('application_history').where('act', '=', 'return').execute()
  await db.pool.updateTable('applications').set({ status: 'submitted' }).execute()
}

/** What is written beside a decision: lines of a chain, as ever; the same lines on no chain; none. */
const ways = ['chained', 'unchained', 'without'] as const
type Way = (typeof ways)[number]
const names: Record<Way, string> = {
  chained: 'with the audit trail',
  unchained: 'with its lines on no chain',
  without: 'without the audit trail',
}

let written = 0
/** Adds lines to the trail that stand on no chain: nothing is hashed, and no end is locked or moved on. */
async function addUnchained(work: Work, lines: readonly AuditLine[]): Promise<void> {
  const rows = lines.map(({ act, record, money = false, diff = {}, reason = '' }) => {
    written += 1
    return {
      chain: 1 + (written % 32),
      // far from what the chains have come to
      seq: 1_000_000_000 + written,
      at: work.now,
      actor_kind: work.actor.kind,
      actor_id: work.actor.id,
      actor_role: work.actor.role,
      address: work.address,
      act,
      record_kind: record.kind,
      record_id: record.id,
      money,
      diff: JSON.stringify(diff),
      reason,
      prev_hash: '',
      hash: '',
    }
  })
  await work.db.insertInto('audit_entries').values(rows).execute()
}

/** Milliseconds that a decision took, with all clerks at work. */
async function decideAll(host: Host, ids: readonly string[], way: Way): Promise<number> {
  const times: number[] = []
  const waiting = [...ids]
  const clerk = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const verdict = { id, result: 'return' as const, remark: '请补正', remarks: [] }
      const from = performance.now()
      await inUnitOfWork(host, { caller: asStaff('super'), address: '', now: host.clock() }, async work => {
        if (way === 'chained') return decide(work, verdict)
        const lines: AuditLine[] = []
        const decided = await decide({ ...work, audit: line => void lines.push(line) }, verdict)
        if (way === 'unchained') await addUnchained(work, lines)
        return decided
      })
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: clerks }, clerk))
  return average(times)
}

/**
 * Prints what a decision takes while twenty clerks decide, with the audit trail, with its lines on no chain, and without
 * it; fails where the chain costs more than a fifth.
 */
export async function benchChain(): Promise<boolean> {
  const postgres = await startPostgres(mkdtempSync(join(tmpdir(), 'portal-bench-')), { durable: true })
  await postgres.createDatabase('bench')
  const url = postgres.url('bench')
  const engine = new PostgresEngine({ url, poolSize: clerks, statementTimeoutMs: 60_000 })
  const host: Host = {
    db: new Database(engine),
    clock: () => new Date(),
    keys: new DataKeys('ab'.repeat(32)),
    random: secureRandom,
    passwords: argon2Passwords,
    files: databaseFiles,
    inspect,
    readSheet,
    jobs: { enqueue: async () => undefined, wake: () => undefined },
    payments: {},
    deliverSandboxNotice: null,
    invoicePlatform: null,
    districts: null,
    settings: readConfig({ LOG_LEVEL: 'silent' }),
  }
  await migrate(host.db)
  const taken: Record<Way, number[]> = { chained: [], unchained: [], without: [] }
  const ids = await submitted(host, clerks * decisionsEach)
  for (let round = 0; round <= rounds; round += 1)
    // who is first changes, as the computer may be busier at one time than at another
    for (const way of [...ways.slice(round % ways.length), ...ways.slice(0, round % ways.length)]) {
      const took = await decideAll(host, ids, way)
      await putBack(host)
      // the first round warms up
      if (round > 0) taken[way].push(took)
    }
  for (const way of ways) console.log(`${names[way]}: ${median(taken[way]).toFixed(1)} ms a decision`)
  const part = median(taken.chained) / median(taken.unchained)
  console.log(
    `${part <= most ? '✓' : '✗'} ${clerks} clerks at once: ${part.toFixed(2)} times what it takes unchained, ${(median(taken.chained) / median(taken.without)).toFixed(2)} times what it takes without a trail`,
  )
  await host.db.close()
  await postgres.stop()
  return part <= most
}
