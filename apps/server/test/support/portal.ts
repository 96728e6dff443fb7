import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, inject } from 'vitest'
import type { CallInput, DataOf, Endpoint, Envelope } from '@portal/api/contract/endpoint'
import { createPortal } from '@portal/portal/portal'
import type { Host } from '@portal/portal/ports'
import { watched, type Watch } from './watched.ts'
import { createApp } from '../../src/app.ts'
import { readConfig, type Config } from '../../src/config.ts'
import { Database } from '@portal/portal/kernel/database'
import type { Engine } from '@portal/portal/kernel/engine'
import { PgliteEngine } from '../../src/db/pglite-engine.ts'
import { PostgresEngine } from '../../src/db/postgres-engine.ts'
import type { Deps } from '../../src/deps.ts'
import { inspect } from '../../src/files/inspect.ts'
import { readSheet } from '../../src/files/read-sheet.ts'
import { makeMetrics } from '../../src/http/metrics.ts'
import { makeLog } from '../../src/log.ts'
import { databaseFiles } from '@portal/portal/files/database-files.repository'
import { makeDistrictLookup } from '../../src/providers/districts.ts'
import { makeInvoicePlatform } from '../../src/providers/invoices.ts'
import { makePayments, sandboxLine } from '../../src/providers/payments.ts'
import { folderFiles } from '../../src/providers/files.ts'
import { DataKeys, secureRandom } from '../../src/security/keys.ts'
import { argon2Passwords } from '../../src/security/passwords.ts'
import { withinContract } from './within-contract.ts'
import './provided.ts'

const testKey = 'a5'.repeat(32)
/** A token as the table of sessions holds it. */
export const hashOf = (token: string): string => new DataKeys(testKey).hash(token)

export interface TestClock {
  now: Date
  advance(ms: number): void
}

const makeClock = (): TestClock => ({
  now: new Date('2026-05-18T06:00:00Z'),
  advance(ms) {
    this.now = new Date(this.now.getTime() + ms)
  },
})

export type Caller = {
  token?: string | undefined
  key?: string
  address?: string
  headers?: Record<string, string>
}

export interface Portal {
  deps: Deps
  host: Host
  db: Database
  clock: TestClock
  /** The environment in which a process of its own serves the same database (PostgreSQL). */
  sameDatabase: Record<string, string>
  member: FastifyInstance
  manager: FastifyInstance
  /** Calls by contract entry and checks the answer against it. */
  call<E extends Endpoint>(entry: E, input: CallInput<E>, caller?: Caller): Promise<Envelope<unknown>>
  /** The same, and expects code 200. */
  ok<E extends Endpoint>(entry: E, input: CallInput<E>, caller?: Caller): Promise<DataOf<E>>
  /** What was put into the SMS outbox for a phone, newest first. */
  smsTo(phone: string): Promise<{ text: string; code: string; scene: string }[]>
  close: () => Promise<void>
}

const databaseOn = (engine: Engine, heard?: Watch) => new Database(heard ? watched(engine, heard) : engine)

/** Ten thousand rows are made in one statement, on a machine that may be busy with something else. */
const statementTimeoutMs = 120_000

/** A fresh, migrated database of the project's kind; `heard`: what its statements are told to. */
export async function freshDatabase(heard?: Watch): Promise<{
  db: Database
  folder: string
  url: string | null
  close: () => Promise<void>
}> {
  const given = inject('database')
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'))
  if (given.kind === 'pglite') {
    const data = join(folder, 'pg')
    cpSync(given.template, data, { recursive: true })
    const db = databaseOn(
      await PgliteEngine.open({ folder: data, statementTimeoutMs, checkpointEveryMs: 0 }),
      heard,
    )
    const close = async () => {
      await db.close()
      rmSync(folder, { recursive: true, force: true })
    }
    return { db, folder, url: null, close }
  }
  const name = `t_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`
  const server = new Database(new PostgresEngine({ url: given.url, poolSize: 1, statementTimeoutMs: 60_000 }))
  await server.script(`create database ${name} template ${given.template}`)
  const url = given.url.replace(/\/postgres$/, `/${name}`)
  // fifty at once may wait long where the machine is busy with something else
  const db = databaseOn(
    new PostgresEngine({ url, poolSize: 10, statementTimeoutMs, acquireTimeoutMs: 60_000 }),
    heard,
  )
  const close = async () => {
    await db.close()
    await server.script(`drop database ${name} with (force)`)
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { db, folder, url, close }
}

export const testConfig = (over: Record<string, string> = {}): Config =>
  readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_KEY: testKey,
    SMS_ADDRESS_CEILING: '100000',
    ...over,
  })

export async function openPortal(
  options: { env?: Record<string, string>; jobs?: Host['jobs']; log?: Deps['log']; heard?: Watch } = {},
): Promise<Portal> {
  const { db, folder, url, close } = await freshDatabase(options.heard)
  const config = testConfig({ DATA_DIR: folder, ...options.env })
  const clock = makeClock()
  const faults: string[] = []
  const log = options.log ?? makeLog('error', { write: line => void faults.push(line) })
  const foundation = { db, keys: new DataKeys(testKey), random: secureRandom, clock: () => clock.now }
  const memberApp = Promise.withResolvers<FastifyInstance>()
  const host: Host = {
    ...foundation,
    payments: await makePayments(config, foundation, log),
    deliverSandboxNotice: sandboxLine(memberApp.promise),
    invoicePlatform: makeInvoicePlatform(config, foundation, log),
    districts: makeDistrictLookup(config, log),
    passwords: argon2Passwords,
    inspect,
    readSheet,
    settings: config,
    jobs: options.jobs ?? { enqueue: async () => undefined, wake: () => undefined },
    files: db.kind === 'pglite' ? folderFiles(join(folder, 'files')) : databaseFiles,
  }
  const deps: Deps = { portal: createPortal(host), host, config, log, metrics: makeMetrics() }
  const member = await createApp(deps, 'member')
  memberApp.resolve(member)
  const manager = await createApp(deps, 'manager')
  const portal: Portal = {
    deps,
    host,
    db,
    clock,
    sameDatabase: { DATABASE_URL: url ?? '', DATA_DIR: folder, DATA_KEY: testKey, NODE_ENV: 'test' },
    member,
    manager,
    call: (entry, input, caller = {}) => send(manager, entry, input, { ...caller, faults }),
    async ok(entry, input, caller = {}) {
      const answer = await send(manager, entry, input, { ...caller, faults })
      expect(answer).toMatchObject({ code: 200 })
      return answer.data as DataOf<typeof entry>
    },
    async smsTo(phone) {
      const answer = await member.inject({ url: `/dev/sms?phone=${phone}`, headers: { host: 'localhost' } })
      return answer.json<{ data: { text: string; code: string; scene: string }[] }>().data
    },
    async close() {
      await member.close()
      await manager.close()
      await close()
    },
  }
  return portal
}

/** The entry's own method, as HTTP writes it. */
export const methodOf = ({ method }: Endpoint) => method.toUpperCase() as Uppercase<Endpoint['method']>

type LooseInput = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

/** A call as it travels. */
export function requestOf(entry: Endpoint, given: object, caller: Caller) {
  const input: LooseInput = given
  const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  )
  const query = new URLSearchParams(
    Object.fromEntries(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)])),
  )
  const bodiless = entry.method === 'get' || entry.method === 'delete'
  const body: unknown = bodiless ? undefined : { ...Object(input.body), action: entry.action }
  return {
    method: methodOf(entry),
    url: query.size > 0 ? `${path}?${query.toString()}` : path,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(caller.token === undefined ? {} : { token: caller.token, wxtoken: caller.token }),
      ...(caller.key === undefined ? {} : { 'idempotency-key': caller.key }),
      ...caller.headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  }
}

async function send(
  app: FastifyInstance,
  entry: Endpoint,
  given: object,
  caller: Caller & { faults: readonly string[] },
): Promise<Envelope<unknown>> {
  const answer = await app.inject({
    ...requestOf(entry, given, caller),
    ...(caller.address === undefined ? {} : { remoteAddress: caller.address }),
  })
  const envelope = answer.json<Envelope<unknown>>()
  const wrong = withinContract(entry, answer.statusCode, envelope)
  // a fault answers nothing of its cause: the log has it
  expect(wrong === '' ? '' : [wrong, ...caller.faults].join('\n')).toBe('')
  return envelope
}
