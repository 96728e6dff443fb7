import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { backup } from '../src/backup/backup.ts'
import { restore } from '../src/backup/restore.ts'
import { tablesInOrder } from '../src/backup/rows.repository.ts'
import { Database } from '@portal/portal/kernel/database'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import { PgliteEngine } from '../src/db/pglite-engine.ts'
import { PostgresEngine } from '../src/db/postgres-engine.ts'
import { databaseFiles } from '@portal/portal/files/database-files.repository'
import { folderFiles } from '../src/providers/files.ts'
import type { FileStore } from '@portal/portal/ports'
import { DataKeys } from '../src/security/keys.ts'
import { countOrders } from '@portal/portal/orders/order-counts.repository'
import { seedDemo } from '@portal/portal/worlds/seed'
import { freshDatabase, openPortal, type Portal } from './support/portal.ts'
import { aMember } from './support/people.ts'
import { aDesk, paidMember } from './support/journey.ts'
import { inherited, shortLived } from './support/short-lived.ts'

let portal: Portal
let folder: string
const given = inject('database')
beforeAll(async () => {
  portal = await openPortal()
  folder = mkdtempSync(join(tmpdir(), 'portal-backup-'))
  await seedDemo(portal.host)
  await paidMember(portal, await aMember(portal), await aDesk(portal))
})
afterAll(async () => {
  await portal.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Rows by table, and the content of each file. */
type Everything = Record<string, string[] | string>

/** Every row of every table, and every file. */
async function everything(db: Database, files: Portal['host']['files']): Promise<Everything> {
  const all: Everything = {}
  const tables = await db.session(tablesInOrder)
  for (const table of tables) {
    const rows = await db.script(`select row_to_json(t)::text as row from "${table}" t`)
    all[table] = rows.map(({ row }) => String(row)).toSorted()
  }
  for (const { id } of await db.pool.selectFrom('files').select('id').execute())
    all[`file ${id}`] = (await buffer((await files.open(db.pool, id)) ?? Readable.from([]))).toString(
      'base64',
    )
  return all
}

async function emptyPostgres(name: string): Promise<string> {
  if (given.kind !== 'postgres') throw new Error('PostgreSQL only')
  const server = new Database(new PostgresEngine({ url: given.url, poolSize: 1, statementTimeoutMs: 60_000 }))
  await server.script(`create database ${name}_${process.pid}`)
  await server.close()
  return given.url.replace(/\/postgres$/, `/${name}_${process.pid}`)
}

async function emptyDatabase(kind: 'pglite' | 'postgres', name: string): Promise<Database> {
  if (kind === 'pglite' || given.kind !== 'postgres')
    return new Database(
      await PgliteEngine.open({
        folder: join(folder, name),
        statementTimeoutMs: 60_000,
        checkpointEveryMs: 0,
      }),
    )
  return new Database(
    new PostgresEngine({ url: await emptyPostgres(name), poolSize: 4, statementTimeoutMs: 60_000 }),
  )
}

test('a restore brings back every row and every file, on both databases', async () => {
  const target = join(folder, 'one')
  const manifest = await backup(portal.host, target, portal.clock.now, null)
  expect(manifest.files.length).toBeGreaterThan(3)
  const before = await everything(portal.db, portal.host.files)
  const kinds = given.kind === 'postgres' ? (['postgres', 'pglite'] as const) : (['pglite'] as const)
  for (const kind of kinds) {
    const db = await emptyDatabase(kind, `restored_${kind}`)
    const files = kind === 'postgres' ? databaseFiles : folderFiles(join(folder, `files-${kind}`))
    await restore({ db, files, keys: portal.host.keys }, target)
    expect(await everything(db, files)).toEqual(before)
    // lists count what was loaded
    const counts = await countOrders(db.pool)
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(before['orders']?.length)
    // numbers go on where they stopped
    const serial =
      "select nextval(pg_get_serial_sequence('memberships', 'serial'))::int as next, (select max(serial) from memberships)::int as last"
    const [row] = await db.script(serial)
    expect(row?.['next']).toBe(Number(row?.['last']) + 1)
    await expect(restore({ db, files, keys: portal.host.keys }, target)).rejects.toThrow('not empty')
    await db.close()
  }
})

test('a damaged part, a half backup and a used folder are refused', async () => {
  const target = join(folder, 'two')
  await backup(portal.host, target, portal.clock.now, null)
  await expect(backup(portal.host, target, portal.clock.now, null)).rejects.toThrow('not empty')
  const part = join(target, 'tables', 'orders.ndjson.gz')
  const whole = readFileSync(part)
  writeFileSync(part, whole.subarray(0, -1))
  await expect(restore(portal.host, target)).rejects.toThrow('Damaged or missing: tables/orders.ndjson.gz')
  writeFileSync(part, whole)
  rmSync(join(target, 'manifest.json'))
  await expect(restore(portal.host, target)).rejects.toThrow('No whole backup')
})

/** Takes every file and keeps none. */
const noFiles: FileStore = {
  put: async () => undefined,
  open: async () => null,
  dropOrphans: async () => undefined,
  holding: work => work(),
}

test('a refused restore leaves nothing in the database, however late the fault is found', async () => {
  const fresh = await freshDatabase()
  const tables = () => fresh.db.script("select count(*)::int as n from pg_tables where schemaname = 'public'")
  const before = await tables()
  await fresh.db.script('drop schema public cascade; create schema public')
  // a backup of before keys were noted: only the audit trail shows that the key is another
  const old = join(folder, 'old')
  await backup(portal.host, old, portal.clock.now, null)
  const path = join(old, 'manifest.json')
  const { key_check: _, ...manifest } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  writeFileSync(path, JSON.stringify(manifest))
  const target = { db: fresh.db, files: noFiles, keys: new DataKeys('d8'.repeat(32)) }
  await expect(restore(target, old)).rejects.toThrow('审计链')
  expect(await tables()).toEqual([{ n: 0 }])
  await restore({ ...target, keys: portal.host.keys }, old)
  expect(await tables()).toEqual(before)
  await fresh.close()
})

test('a backup of an older version is brought up to this one', async () => {
  const older = await emptyDatabase(given.kind, 'older')
  await migrate(
    older,
    readMigrations().filter(({ name }) => name < '033'),
  )
  await older.script(`insert into sandbox_payments (number, title, amount_fen, state, ref, expires_at, told_at)
    values ('N1', '个人会费', 20000, 'succeeded', 'R1', '2026-05-18T10:15:00Z', '2026-05-18T10:03:00Z')`)
  const saved = join(folder, 'older_saved')
  const parts = { files: noFiles, keys: portal.host.keys }
  await backup({ ...parts, db: older }, saved, portal.clock.now, null)
  const db = await emptyDatabase(given.kind, 'brought_up')
  await restore({ ...parts, db }, saved)
  const rows = await db.script('select number, hidden_until from sandbox_payments')
  expect(rows).toEqual([{ number: 'N1', hidden_until: new Date('2026-05-18T10:03:00Z') }])
  await older.close()
  await db.close()
})

test('no backup shows an ID number or a token', async () => {
  const names = await readdir(join(folder, 'one', 'tables'))
  expect(names).toContain('applications.ndjson.gz')
  const rows = JSON.stringify(await everything(portal.db, portal.host.files))
  expect(rows).not.toContain('11010119900307')
})

const at = (name: string) => join(import.meta.dirname, '../src/commands', `${name}.ts`)

test('the commands do it from one place to another', async () => {
  const execute = promisify(execFile)
  const run = (command: string, args: string[], { env }: { env: NodeJS.ProcessEnv }) =>
    execute(process.execPath, [...shortLived, at(command), ...args], { env: { ...inherited, ...env } })
  /** A new, empty place of the project's kind. */
  const place = async (name: string) => {
    const url = given.kind === 'postgres' ? { DATABASE_URL: await emptyPostgres(name) } : {}
    return {
      env: { DATA_DIR: join(folder, name), DATA_KEY: 'a5'.repeat(32), ...url },
    }
  }
  const [source, copy] = [await place('source'), await place('copy')]
  const saved = join(folder, 'saved')
  const { stdout } = await run('restore', [join(folder, 'one')], source)
  expect(stdout).toContain('已恢复')
  const verified = await run('audit-verify', [], source)
  const head = /head (\S+)/.exec(verified.stdout)?.[1] ?? ''
  await run('backup', [saved], source)
  await run('restore', [saved], copy)
  expect((await run('audit-verify', [head], copy)).stdout).toContain('审计链完整')
  await expect(run('audit-verify', ['99999:x'], copy)).rejects.toMatchObject({
    code: 1,
  })
  await expect(run('restore', [saved], copy)).rejects.toMatchObject({ code: 1 })
})
