import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { Database } from '@portal/portal/kernel/database'
import { staff } from '@portal/portal/worlds/accounts'
import { OutsideTransaction, StatementTimeout } from '@portal/portal/kernel/engine'
import { FolderInUse, lockFolder } from '../src/db/folder-lock.ts'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import { PgliteEngine } from '../src/db/pglite-engine.ts'
import { PostgresEngine } from '../src/db/postgres-engine.ts'
import { freshDatabase } from './support/portal.ts'
import { startServer, stopServer } from './support/process.ts'

let opened: Awaited<ReturnType<typeof freshDatabase>>
let db: Database
beforeAll(async () => {
  opened = await freshDatabase()
  db = opened.db
})
afterAll(() => opened.close())

const given = inject('database')
const emptyPostgres = async (name: string): Promise<string> => {
  if (given.kind !== 'postgres') throw new Error('PostgreSQL only')
  const server = new Database(new PostgresEngine({ url: given.url, poolSize: 1, statementTimeoutMs: 60_000 }))
  await server.script(`create database ${name}`)
  await server.close()
  return given.url.replace(/\/postgres$/, `/${name}`)
}

/** They share one PostgreSQL: migrations, queues and demo data are made once. */
async function fourOnOnePostgres(): Promise<(number | null)[]> {
  const url = await emptyPostgres(`four_${process.pid}`)
  const folder = mkdtempSync(join(tmpdir(), 'portal-four-'))
  const servers = await Promise.all(
    [1, 2, 3, 4].map(() => startServer({ DATABASE_URL: url, DATA_DIR: folder })),
  )
  const four = new Database(new PostgresEngine({ url, poolSize: 2, statementTimeoutMs: 60_000 }))
  const applied = await four.pool.selectFrom('schema_migrations').select('name').orderBy('name').execute()
  expect(applied.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name))
  expect(await four.pool.selectFrom('staff').select('id').execute()).toHaveLength(staff.length)
  await four.close()
  const codes = await Promise.all(servers.map(server => stopServer(server)))
  rmSync(folder, { recursive: true, force: true })
  return codes
}

/** One of them gets the data folder, three say why they don't; kill -9 frees it. */
async function fourOnOneFolder(): Promise<(number | null)[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-four-'))
  if (given.kind === 'pglite') cpSync(given.template, join(folder, 'pg'), { recursive: true })
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => startServer({ DATA_DIR: folder })))
  const running = results.filter(result => result.status === 'fulfilled').map(({ value }) => value)
  const refused = results.filter(result => result.status === 'rejected').map(({ reason }) => String(reason))
  expect(running).toHaveLength(1)
  for (const reason of refused)
    expect(reason).toMatch(/exit 1: 数据目录正被另一个进程使用[^]*in use by another process/)
  for (const server of running) await stopServer(server, 'SIGKILL')
  const next = await startServer({ DATA_DIR: folder })
  const code = await stopServer(next)
  rmSync(folder, { recursive: true, force: true })
  return [code]
}

test('four processes started at once', async () => {
  const codes = await (given.kind === 'postgres' ? fourOnOnePostgres() : fourOnOneFolder())
  expect(new Set(codes)).toEqual(new Set([0]))
})

describe('migrations', () => {
  test('run again they change nothing; a changed or unknown one stops the start', async () => {
    expect(await migrate(db)).toEqual([])
    const known = readMigrations()
    const changed = known.map((migration, index) =>
      index === 0 ? { ...migration, checksum: 'another' } : migration,
    )
    await expect(migrate(db, changed)).rejects.toThrow('was changed after it was applied')
    await expect(migrate(db, known.slice(1))).rejects.toThrow('is not in this version')
  })

  test('a failing one leaves nothing behind', async () => {
    const broken = {
      name: '999_broken.sql',
      text: 'create table half (id int); select nothing_there()',
      checksum: 'x',
    }
    await expect(migrate(db, [...readMigrations(), broken])).rejects.toMatchObject({ code: '42883' })
    await expect(db.script('select * from half')).rejects.toMatchObject({ code: '42P01' })
    expect(await migrate(db)).toEqual([])
  })
})

const add = (executor: Database['pool'], name: string) =>
  executor.insertInto('counters').values({ name, value: 1 }).execute()
const names = async () =>
  (await db.pool.selectFrom('counters').select('name').execute()).map(({ name }) => name)

describe('transactions', () => {
  test('a query on the pool inside one throws instead of waiting for ever, and undoes it', async () => {
    const work = db.transaction(async tx => {
      await add(tx, 'inside')
      await add(db.pool, 'outside')
    })
    await expect(work).rejects.toBeInstanceOf(OutsideTransaction)
    await expect(db.transaction(() => db.transaction(async () => undefined))).rejects.toBeInstanceOf(
      OutsideTransaction,
    )
    expect(await names()).not.toContain('inside')
    await add(db.pool, 'after')
    expect(await names()).toContain('after')
  })

  test('many at once all commit', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        db.transaction(async tx => add(tx, `many-${n}`), { durable: n % 2 === 0 }),
      ),
    )
    expect((await names()).filter(name => name.startsWith('many-'))).toHaveLength(50)
  })

  test('values come back as they went in', async () => {
    const at = new Date('2026-05-18T06:07:08.123Z')
    const value = JSON.stringify({ text: '值 😀', list: [1, null] })
    await db.pool.insertInto('settings').values({ key: 'round', value, updated_at: at }).execute()
    const row = await db.pool.selectFrom('settings').selectAll().where('key', '=', 'round').executeTakeFirst()
    expect(row).toEqual({ key: 'round', value: { text: '值 😀', list: [1, null] }, updated_at: at })
    const fee = await db.pool
      .selectFrom('fees')
      .selectAll()
      .where('level', '=', 'personal')
      .executeTakeFirst()
    expect(fee).toEqual({ level: 'personal', effective_from: '2020-01-01', amount_fen: 20_000 })
  })
})

test('a statement that runs too long is stopped, and the database goes on', async () => {
  const fresh = await freshDatabase()
  const engine =
    fresh.url === null
      ? await PgliteEngine.open({
          folder: join(fresh.folder, 'slow'),
          statementTimeoutMs: 1_000,
          checkpointEveryMs: 0,
        })
      : new PostgresEngine({ url: fresh.url, poolSize: 2, statementTimeoutMs: 1_000 })
  const slow = new Database(engine)
  await slow.script('create table if not exists kept (id int); insert into kept values (1)')
  const waiting = slow.script('select pg_sleep(20)')
  await expect(waiting).rejects.toBeInstanceOf(StatementTimeout)
  expect(await slow.script('select count(*)::int as n from kept')).toEqual([{ n: 1 }])
  await expect(
    slow.transaction(async () => void (await slow.pool.selectFrom('fees').selectAll().execute())),
  ).rejects.toBeInstanceOf(OutsideTransaction)
  await slow.close()
  await fresh.close()
})

test('the folder lock is exclusive and released', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lock-'))
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  lock.release()
  lockFolder(folder).release()
  rmSync(folder, { recursive: true, force: true })
})
