import { once } from 'node:events'
import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendCode } from '@portal/api/contract/users.contract'
import { Database } from '@portal/portal/kernel/database'
import { PgliteEngine } from '../src/db/pglite-engine.ts'
import { PostgresEngine } from '../src/db/postgres-engine.ts'
import { startJobs } from '../src/jobs/jobs.ts'
import { makeLog } from '../src/log.ts'
import { idleWork } from './support/idle-work.ts'
import { freshDatabase, openPortal, type Portal } from './support/portal.ts'

interface Fault {
  type: string
  message: string
  stack: string
  sqlstate?: string
  cause?: Fault[]
}

const lines: string[] = []
const log = makeLog(
  'info',
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  }),
)
const lastFault = (): Fault => {
  const line = lines.findLast(text => text.includes('"level":"error"'))
  return (JSON.parse(line ?? '{}') as { err: Fault }).err
}

interface Breakable {
  db: Database
  cut(): Promise<void>
  mend(): Promise<void>
}

/** A PostgreSQL behind a line that can be cut and laid again. */
async function aLine(url: string): Promise<Breakable> {
  const real = new URL(url)
  const ends = new Set<Socket>()
  const line = createServer(near => {
    const far = connect(Number(real.port), real.hostname)
    for (const end of [near, far]) ends.add(end.on('error', () => end.destroy()))
    near.pipe(far).pipe(near)
  })
  await once(line.listen(0, '127.0.0.1'), 'listening')
  const port = Object(line.address()).port as number
  const through = new URL(url)
  through.port = String(port)
  return {
    db: new Database(
      new PostgresEngine({
        url: through.href,
        poolSize: 2,
        statementTimeoutMs: 30_000,
        onError: () => undefined,
      }),
    ),
    async cut() {
      const closed = once(line, 'close')
      line.close()
      for (const end of ends) end.destroy()
      ends.clear()
      await closed
    },
    async mend() {
      await once(line.listen(port, '127.0.0.1'), 'listening')
    },
  }
}

/** A PGlite whose folder is taken away, so that a thread that ended finds nothing to open. */
async function aThread(folder: string): Promise<Breakable> {
  const own = join(folder, 'own')
  cpSync(join(folder, 'pg'), own, { recursive: true })
  const db = new Database(
    await PgliteEngine.open({ folder: own, statementTimeoutMs: 30_000, checkpointEveryMs: 0 }),
  )
  const full = "do $$ begin raise exception 'no room' using errcode = '53100'; end $$"
  return {
    db,
    async cut() {
      await db.script(full).catch(() => undefined)
      if (existsSync(own)) renameSync(own, `${own}.away`)
      writeFileSync(own, 'no folder')
    },
    async mend() {
      rmSync(own)
      renameSync(`${own}.away`, own)
    },
  }
}

let portal: Portal
let answerHome: () => Promise<unknown>
beforeAll(async () => {
  portal = await openPortal({ log })
  answerHome = () => portal.call(sendCode, { body: { phone: '13712345678', scene: 'login' } })
})
beforeEach(() => {
  lines.length = 0
})
afterAll(() => portal.close())

/** The next code that is asked for fails with this. */
async function failWith(error: unknown): Promise<{ code: number }> {
  const { jobs } = portal.host
  portal.host.jobs = {
    ...jobs,
    enqueue: async () => {
      throw error
    },
  }
  portal.clock.advance(3_600_000)
  const answer = await portal.member.inject({
    method: 'POST',
    url: '/api/users/send_msg',
    payload: { phone: '13712345678', scene: 'login' },
  })
  portal.host.jobs = jobs
  expect(answer.statusCode).toBe(answer.json<{ code: number }>().code)
  return answer.json()
}

/** What the database says to a statement that fails. */
const broken = (statement: string): Promise<unknown> =>
  portal.db.script(statement).then(
    () => null,
    (error: unknown) => error,
  )

describe('the log line of a fault', () => {
  test('says type, message, place and causes', async () => {
    const inner = new TypeError('the innermost')
    const error = new RangeError('the outer one', { cause: new Error('the middle', { cause: inner }) })
    expect(await failWith(error)).toMatchObject({ code: 500 })
    expect(lastFault()).toMatchObject({
      type: 'RangeError',
      message: 'the outer one',
      cause: [
        { type: 'Error', message: 'the middle', cause: [{ type: 'TypeError', message: 'the innermost' }] },
      ],
    })
    expect(lastFault().stack).toMatch(/^\s+at .*faults\.test\.ts:\d+/)
  })

  test('ends where causes refer to each other in a circle', async () => {
    const error = new Error('round')
    error.cause = error
    await failWith(error)
    expect(lines.join('').length).toBeLessThan(20_000)
  })

  test('names what broke in the database, and no value', async () => {
    await failWith(await broken("select '陈知行 13712345678'::int"))
    expect(lastFault()).toMatchObject({ type: 'DatabaseError', sqlstate: '22P02' })
    expect(lastFault().message).toContain('invalid input syntax for type integer')
    // as the job queue hands it on
    const { message, stack, ...rest } = Object(await broken("select '陈知行'::int")) as Record<
      string,
      unknown
    >
    log.error({ err: { ...rest, message, stack, queue: 'sms' } }, 'job queue')
    expect(lastFault()).toMatchObject({
      type: 'DatabaseError',
      sqlstate: '22P02',
      message: expect.stringContaining('invalid input'),
    })
    await failWith(await broken('select * from no_such_table'))
    expect(lastFault()).toMatchObject({
      sqlstate: '42P01',
      message: 'relation "no_such_table" does not exist',
    })
    await failWith(new Error('no text for 137 1234 5678 or 11010119900307123X or somebody@example.com'))
    try {
      JSON.parse('{"name":"陈知行", broken')
    } catch (error) {
      await failWith(error)
    }
    for (const personal of ['陈知行', '1234', '1990', 'somebody@'])
      expect(lines.join('')).not.toContain(personal)
  })
})

describe('a database that cannot work just now answers 503', () => {
  test.each(['53100', '53300', '57P01', '57P03', '08006', '40001', '40P01'])('SQLSTATE %s', async state => {
    const attempt = portal.db.transaction(tx =>
      sql.raw(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`).execute(tx),
    )
    const error: unknown = await attempt.then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(await failWith(error)).toEqual({ code: 503, message: '服务暂时不可用，请稍后再试', data: null })
    expect(lines.join('')).toContain(`"sqlstate":"${state}"`)
    expect(await answerHome()).toMatchObject({ code: 200 })
  })

  test('a dropped connection, from which the server recovers by itself', async () => {
    const fresh = await freshDatabase()
    // the embedded one has no line: what ends there is its thread
    const breakable = fresh.url === null ? await aThread(fresh.folder) : await aLine(fresh.url)
    const own = await openPortal({ log })
    const { db } = own.host
    own.host.db = breakable.db
    const ask = () => own.member.inject({ method: 'POST', url: '/api/users/logout', headers: { token: 'x' } })
    expect((await ask()).json()).toMatchObject({ code: 406 })
    await breakable.cut()
    expect((await ask()).json()).toMatchObject({ code: 503 })
    expect((await own.member.inject('/readyz')).statusCode).toBe(503)
    await breakable.mend()
    expect((await ask()).json()).toMatchObject({ code: 406 })
    await breakable.db.close()
    await breakable.cut()
    own.host.db = db
    await own.close()
    await fresh.close()
  })
})

/** A thread that opens its folder while that goes away or comes back may need its whole time. */
const afterOneMoreTry = { timeout: 150_000 }

test(
  'the job queue says once that the database went away, and once that it is back',
  { timeout: 400_000 },
  async () => {
    const fresh = await freshDatabase()
    const breakable = fresh.url === null ? await aThread(fresh.folder) : await aLine(fresh.url)
    const jobs = await startJobs(breakable.db, idleWork, log)
    await pause(1_000)
    lines.length = 0
    await breakable.cut()
    const said = () => lines.map(line => (JSON.parse(line) as { msg: string }).msg)
    jobs.wake(['sms'])
    await expect.poll(said, afterOneMoreTry).toEqual(['database away'])
    for (let n = 0; n < 10; n += 1) {
      jobs.wake(['sms', 'sweep', 'files'])
      await pause(200)
    }
    expect(said()).toEqual(['database away'])
    await breakable.mend()
    await expect.poll(said, afterOneMoreTry).toEqual(['database away', 'database back'])
    await jobs.stop()
    await breakable.db.close()
    await breakable.cut()
    await fresh.close()
  },
)
