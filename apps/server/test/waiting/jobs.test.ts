import { createServer, type Server } from 'node:http'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { JobData } from '@portal/portal/ports'
import { startJobs } from '../../src/jobs/jobs.ts'
import { makeLog } from '../../src/log.ts'
import { idleWork } from '../support/idle-work.ts'
import { freshDatabase } from '../support/portal.ts'
import { newPhone } from '../support/people.ts'
import { startServer, stopServer, type RunningServer } from '../support/process.ts'

test.concurrent('a server that nobody calls asks its database less than once a second', async () => {
  let asked = 0
  const { db, close } = await freshDatabase(() => (asked += 1))
  const jobs = await startJobs(db, idleWork, makeLog('silent'))
  // what belongs to the start
  await rest(3_000)
  const before = asked
  // two turns of what comes by most rarely
  const seconds = 80
  await rest(seconds * 1_000)
  expect(asked - before).toBeLessThan(seconds)
  await jobs.stop()
  await close()
})

const handed: { [N in 'documents' | 'sweep']: JobData[N] } = { documents: { id: '1', asked: 0 }, sweep: {} }
const inHand = Object.keys(handed) as (keyof typeof handed)[]

test.concurrent('what a process had in hand when it was killed is taken up by the next one, and its rounds go on', async () => {
  const { db, close } = await freshDatabase()
  const killed = await startJobs(db, idleWork, makeLog('silent'))
  // an hour ahead, so that it is still there when the process is gone
  await db.transaction(async tx => {
    for (const name of inHand) await killed.enqueue(tx, name, handed[name], 3_600)
  })
  await killed.stop()
  // as a process leaves it that worked on it and says nothing any more
  const { rows: left } = await db.session(session =>
    session.query(
      `update pgboss.job set state = 'active', started_on = now() - interval '20 seconds', heartbeat_on = now() - interval '20 seconds'
       where name = any($1) and state = 'created' returning id`,
      [inHand],
    ),
  )
  expect(left).toHaveLength(inHand.length)
  const done: string[] = []
  const jobs = await startJobs(
    db,
    { ...idleWork, documents: async ({ id }) => void done.push(id) },
    makeLog('silent'),
  )
  // a round is not done again, but the next one is no longer kept back by it
  const stillHeld = () =>
    db.script(
      `select id from pgboss.job where name = 'sweep' and state = 'active' and heartbeat_on < now() - interval '15 seconds'`,
    )
  await expect.poll(stillHeld, { timeout: 60_000 }).toEqual([])
  await expect.poll(() => done, { timeout: 60_000 }).toEqual([handed.documents.id])
  await jobs.stop()
  await close()
})

describe('an SMS', () => {
  let gateway: Server
  let arrived: Map<string, number>
  let folder: string
  let servers: RunningServer[]
  let dropDatabase: (() => Promise<void>) | undefined

  beforeAll(async () => {
    arrived = new Map()
    gateway = createServer((request, response) => {
      let body = ''
      request.on('data', part => (body += String(part)))
      request.on('end', () => {
        arrived.set((JSON.parse(body) as { phone: string }).phone, performance.now())
        response.end()
      })
    })
    await new Promise<void>(listening => gateway.listen(0, '127.0.0.1', listening))
    folder = mkdtempSync(join(tmpdir(), 'portal-idle-'))
    const env = {
      DATA_DIR: folder,
      DATA_KEY: 'a5'.repeat(32),
      SMS_URL: `http://127.0.0.1:${String(Object(gateway.address()).port)}/send`,
      SMS_KEY: 'a-shared-key-of-the-gateway',
    }
    const given = inject('database')
    if (given.kind === 'pglite') {
      cpSync(given.template, join(folder, 'pg'), { recursive: true })
      servers = [await startServer(env)]
    } else {
      const fresh = await freshDatabase()
      dropDatabase = fresh.close
      const two = { ...env, DATABASE_URL: fresh.url ?? '' }
      servers = [await startServer(two), await startServer(two)]
    }
    // both have looked at their queue and rest
    await rest(2_000)
  })
  afterAll(async () => {
    for (const server of servers) await stopServer(server)
    await new Promise(closed => gateway.close(closed))
    await dropDatabase?.()
    rmSync(folder, { recursive: true, force: true })
  })

  test('leaves within a second of the act, whichever process did it', async () => {
    for (let n = 0; n < 4; n += 1)
      for (const { member } of servers) {
        const phone = newPhone()
        const answer = await fetch(`${member}/api/users/send_msg`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ phone, scene: 'login' }),
        })
        expect(await answer.json()).toMatchObject({ code: 200 })
        // how long the call itself takes says more of the machine, which other tests share
        const acted = performance.now()
        await expect.poll(() => arrived.get(phone), { timeout: 8_000, interval: 20 }).toBeDefined()
        expect((arrived.get(phone) ?? 0) - acted).toBeLessThan(1_000)
      }
  })
})
