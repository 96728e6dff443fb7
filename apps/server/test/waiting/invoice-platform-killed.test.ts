import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { brokenSentences } from '../../faults/invariants.ts'
import { expectOk, get, post } from '../../faults/portal-client.ts'
import { withDatabase } from '../../src/commands/command.ts'
import { readConfig } from '../../src/config.ts'
import { freshDatabase } from '../support/portal.ts'
import { startServer, stopServer, type RunningServer } from '../support/process.ts'

let folder: string
let env: Record<string, string>
let dropDatabase: (() => Promise<void>) | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-issue-'))
  env = { DATA_DIR: folder, DATA_KEY: 'a5'.repeat(32), INVOICE_PROVIDER: 'sandbox' }
  const given = inject('database')
  if (given.kind === 'pglite') cpSync(given.template, join(folder, 'pg'), { recursive: true })
  else {
    const { url, close } = await freshDatabase()
    env['DATABASE_URL'] = url ?? ''
    dropDatabase = close
  }
})
afterAll(async () => {
  await dropDatabase?.()
  rmSync(folder, { recursive: true, force: true })
})

/** Numbers of the documents in a state. */
async function inState({ manager }: RunningServer, token: string, status: string): Promise<string[]> {
  const { list } = expectOk(await get(manager, `/api/invoices?status=${status}`, token), 'documents')
  return Object.values(Object(list) as Record<string, { invoice_no: string }>).map(row => row.invoice_no)
}

test('documents that are being issued while the process is killed again and again are issued once', async () => {
  let server = await startServer(env)
  const signIn = { name: 'finance', password: 'Demo_2026' }
  const { token: session } = expectOk(
    await post(server.manager, '/companyapi/company_users/name_login', signIn),
    'sign-in',
  )
  const token = String(session)
  const asked = await inState(server, token, 'submitted')
  expect(asked.length).toBeGreaterThan(1)
  // one key each: whoever presses again after a lost answer presses the same
  const press = () =>
    Promise.allSettled(
      asked.map(invoice_no =>
        post(server.manager, '/api/invoices/hand_over', { invoice_no }, token, `killed-${invoice_no}`),
      ),
    )
  // at the press, while the platform is told, and while it is asked what became of it
  for (const lives of [5, 60, 200, 2_500]) {
    const pressed = press()
    await rest(lives)
    await stopServer(server, 'SIGKILL')
    await pressed
    server = await startServer(env)
  }
  for (const answer of await press()) expect(answer).toMatchObject({ value: { code: 200 } })
  await expect
    .poll(() => inState(server, token, 'issued'), { timeout: 90_000, interval: 500 })
    .toEqual(expect.arrayContaining(asked))
  await stopServer(server)
  await withDatabase(readConfig(env), async ({ db }) => {
    const written = await db.pool
      .selectFrom('sandbox_documents')
      .select(['serial', 'number'])
      .orderBy('serial')
      .execute()
    expect(written.map(({ serial }) => serial)).toEqual(asked.map(invoice_no => `${invoice_no}-1`).toSorted())
    const registered = await db.pool
      .selectFrom('invoices')
      .select('number')
      .where('invoice_no', 'in', asked)
      .orderBy('invoice_no')
      .execute()
    expect(registered).toEqual(written.map(({ number }) => ({ number })))
    expect(await brokenSentences(db)).toEqual([])
  })
})
