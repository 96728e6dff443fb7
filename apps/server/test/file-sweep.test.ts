import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Refusal } from '@portal/api/rules/refusals'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepFiles } from '@portal/portal/files/files.sweep'
import { fileReferences } from '@portal/portal/files/unused-files.repository'
import { ownFiles, storeFile } from '@portal/portal/files/files.service'
import { system, type Caller } from '@portal/portal/kernel/callers'
import { inUnitOfWork, type Work } from '@portal/portal/kernel/work'
import { secureRandom } from '../src/security/keys.ts'
import { openPortal, type Portal } from './support/portal.ts'
import { aMember } from './support/people.ts'

let portal: Portal
let memberId: string
beforeAll(async () => {
  portal = await openPortal()
  memberId = (await aMember(portal)).id
})
afterAll(() => portal.close())

const day = 86_400_000
const bySystem = <T>(run: (work: Work<Caller, Refusal>) => Promise<T>) =>
  inUnitOfWork(portal.host, { caller: system, address: '', now: portal.clock.now }, run)
const upload = async (): Promise<string> => {
  const file = {
    content: Buffer.from('%PDF-'),
    mime: 'application/pdf',
    extension: 'pdf',
    name: 'a.pdf',
  } as const
  const stored = await bySystem(work => storeFile(work, { memberId, purpose: 'application', file }))
  return stored.file_id
}
const isThere = async (id: string) => (await portal.host.files.open(portal.db.pool, id)) !== null

/** A draft that names the file, as the form's own call writes it. */
const refer = ({ db }: Work, id: string) =>
  sql`insert into applications (id, application_no, kind, member_id, status, version, form, level, fee_fen, created_at, saved_at)
    values (${secureRandom.id(portal.clock.now)}, ${id}, 'personal', ${memberId}, 'cancelled', 1,
      ${JSON.stringify({ attachment_ids: [id] })}::jsonb, 'personal', 1, now(), now())`.execute(db)

test('what nothing refers to after a day is dropped with its content, what a form names stays', async () => {
  const [loose, named] = [await upload(), await upload()]
  await bySystem(work => refer(work, named))
  await sweepFiles(portal.host)
  expect(await isThere(loose)).toBe(true)
  portal.clock.advance(day + 1)
  const young = await upload()
  await sweepFiles(portal.host)
  await sweepFiles(portal.host)
  expect([await isThere(loose), await isThere(named), await isThere(young)]).toEqual([false, true, true])
  const rows = await portal.db.pool.selectFrom('files').select('id').execute()
  expect(rows.map(({ id }) => id).toSorted()).toEqual([named, young].toSorted())
})

test('a form that is about to name a file is not robbed of it', async () => {
  const id = await upload()
  portal.clock.advance(day + 1)
  const locked = Promise.withResolvers<void>()
  const swept = Promise.withResolvers<void>()
  const form = bySystem(async work => {
    await ownFiles(work, [id], { memberId, purpose: 'application' })
    locked.resolve()
    // the embedded database has one connection: there the sweep waits for us, not we for it
    if (portal.db.kind === 'postgres') await swept.promise
    await refer(work, id)
  })
  await locked.promise
  const sweep = sweepFiles(portal.host).then(swept.resolve, swept.reject)
  await Promise.all([form, sweep, swept.promise])
  await sweepFiles(portal.host)
  expect(await isThere(id)).toBe(true)
})

test('a form that comes after the sweep is told to upload again', async () => {
  const id = await upload()
  portal.clock.advance(day + 1)
  await sweepFiles(portal.host)
  const late = bySystem(work => ownFiles(work, [id], { memberId, purpose: 'application' }))
  await expect(late).rejects.toMatchObject({ data: { rule: 'file_missing' } })
})

test('content whose row was never committed goes as well, but not while a backup reads', async () => {
  const folder = join(portal.deps.config.dataDir, 'files', 'zz')
  mkdirSync(folder, { recursive: true })
  const [whole, half] = [secureRandom.id(portal.clock.now), secureRandom.id(portal.clock.now)]
  const paths = [join(folder, whole), join(folder, `${half}.part`)]
  for (const path of paths) writeFileSync(path, 'x')
  portal.clock.advance(day + 1)
  await portal.host.files.holding(() => sweepFiles(portal.host))
  expect(paths.map(path => existsSync(path))).toEqual([true, true])
  await sweepFiles(portal.host)
  const kept = portal.db.kind === 'postgres'
  expect(paths.map(path => existsSync(path))).toEqual([kept, kept])
})

test('the sweep knows every reference to a file that the database knows', async () => {
  const known = await portal.db.script(`
    select conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where contype = 'f' and confrelid = 'files'::regclass and conrelid <> 'file_blobs'::regclass`)
  expect(known.map(row => [row['table'], row['column']]).toSorted()).toEqual([...fileReferences].toSorted())
})
