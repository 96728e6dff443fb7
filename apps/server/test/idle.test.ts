import { createServer, type Server } from 'node:http'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startJobs } from '../src/jobs/jobs.ts'
import { makeLog } from '../src/log.ts'
import { freshDatabase } from './support/portal.ts'
import { newPhone } from './support/people.ts'
import { startServer, stopServer, type RunningServer } from './support/process.ts'

const idle = async () => undefined

test('a server that nobody calls asks its database less than once a second', async () => {
  let asked = 0
  const { db, close } = await freshDatabase(() => (asked += 1))
  const jobs = await startJobs(
    db,
    { sms: idle, sweep: idle, files: idle, statements: idle, reconcile: idle, documents: idle },
    makeLog('silent'),
  )
  // what belongs to the start
  await rest(3_000)
  const before = asked
  const seconds = 12
  await rest(seconds * 1_000)
  expect(asked - before).toBeLessThan(seconds)
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
        const asked = performance.now()
        const answer = await fetch(`${member}/api/users/send_msg`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ phone, scene: 'login' }),
        })
        expect(await answer.json()).toMatchObject({ code: 200 })
        await expect.poll(() => arrived.get(phone), { timeout: 8_000, interval: 20 }).toBeDefined()
        expect((arrived.get(phone) ?? 0) - asked).toBeLessThan(1_000)
      }
  })
})
