import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditHead } from '@portal/portal/kernel/audit-ends'
import { verifyAudit } from '@portal/portal/kernel/audit-verify'
import { system, type StaffCaller } from '@portal/portal/kernel/callers'
import { inUnitOfWork } from '@portal/portal/kernel/work'
import { headsText, readHeads } from '../src/audit-text.ts'
import { openPortal, type Portal } from './support/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
  for (let n = 0; n < 30; n += 1) await write(n)
})
afterAll(() => portal.close())

const clerk: StaffCaller = {
  kind: 'staff',
  id: 's1',
  sessionId: '',
  subRole: 'super',
  agentId: null,
}

const write = (n: number) =>
  inUnitOfWork(portal.host, { caller: clerk, address: '10.0.0.1', now: portal.clock.now }, async work =>
    work.audit({
      act: 'test.act',
      record: { kind: 'thing', id: String(n) },
      diff: { z: [1, n], a: { nested: '值', b: null } },
      reason: '原因',
    }),
  )
const verify = (anchors: AuditHead[] = []) => verifyAudit(portal.db.pool, portal.host.keys, anchors)

/** Changes the table as somebody who owns the database could, and puts it back. */
async function tamper(change: string, back: string): Promise<unknown> {
  await portal.db.script(`alter table audit_entries disable trigger all; ${change}`)
  const verdict = await verify()
  await portal.db.script(`${back}; alter table audit_entries enable trigger all`)
  expect(await verify()).toMatchObject({ ok: true, entries: 30 })
  return verdict
}

test('an undone transaction leaves no entry', async () => {
  const given = { caller: system, address: '', now: portal.clock.now }
  const undone = inUnitOfWork(portal.host, given, async work => {
    work.audit({ act: 'x', record: { kind: 'x', id: 'x' } })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await verify()).toMatchObject({ ok: true, entries: 30 })
})

test('entries cannot be changed, deleted or truncated', async () => {
  for (const statement of [
    "update audit_entries set reason = ''",
    'delete from audit_entries',
    'truncate audit_entries',
  ])
    await expect(portal.db.script(statement)).rejects.toMatchObject({ code: '42501' })
})

test('a changed field, a missing entry, a cut end and a forged hash are found', async () => {
  expect(
    await tamper(
      "update audit_entries set reason = '别的' where seq = 7",
      "update audit_entries set reason = '原因' where seq = 7",
    ),
  ).toMatchObject({ ok: false, seq: 7 })
  expect(
    await tamper(
      "update audit_entries set diff = jsonb_set(diff, '{z}', '[1]') where seq = 1",
      "update audit_entries set diff = jsonb_set(diff, '{z}', jsonb_build_array(1, record_id::int)) where seq = 1",
    ),
  ).toMatchObject({ ok: false, seq: 1 })
  expect(
    await tamper(
      'create temp table gone as select * from audit_entries where seq = 12; delete from audit_entries where seq = 12',
      'insert into audit_entries select * from gone; drop table gone',
    ),
  ).toMatchObject({ ok: false, seq: 12 })
  expect(
    await tamper(
      'create temp table gone as select * from audit_entries where seq = 30; delete from audit_entries where seq = 30',
      'insert into audit_entries select * from gone; drop table gone',
    ),
  ).toMatchObject({ ok: false, seq: 30 })
  expect(
    await tamper(
      'create temp table gone as select * from audit_entries where seq > 20; delete from audit_entries where seq > 20',
      'insert into audit_entries select * from gone; drop table gone',
    ),
  ).toMatchObject({ ok: false, seq: 21 })
  expect(
    await tamper(
      `insert into audit_entries select 31, at, actor_kind, actor_id, actor_role, address, act, record_kind,
         record_id, money, diff, reason, hash, 'forged', chain from audit_entries where seq = 30`,
      'delete from audit_entries where seq = 31',
    ),
  ).toMatchObject({ ok: false, chain: 1, seq: 31 })
})

test('a chain that is gone whole, or stands in the place of another, is found', async () => {
  expect(
    await tamper(
      'delete from audit_heads where chain = 5',
      "insert into audit_heads values (5, 0, lpad('5', 64, '0'))",
    ),
  ).toMatchObject({ ok: false, chain: 5 })
  expect(
    await tamper(
      `update audit_entries set chain = 2; update audit_heads a set seq = b.seq, hash = b.hash
         from audit_heads b where a.chain + b.chain = 3`,
      `update audit_entries set chain = 1; update audit_heads a set seq = b.seq, hash = b.hash
         from audit_heads b where a.chain + b.chain = 3`,
    ),
  ).toMatchObject({ ok: false, chain: 1 })
})

test('a noted head proves that the end was not cut off together with the head row', async () => {
  const noted = await verify()
  if (!noted.ok) throw new Error('broken')
  await write(31)
  expect(await verify(noted.heads)).toMatchObject({ ok: true, entries: 31 })
  const [head] = noted.heads
  expect(await verify([{ chain: 1, seq: 40, hash: head?.hash ?? '' }])).toMatchObject({ ok: false, seq: 40 })
  expect(await verify([{ chain: 1, seq: 30, hash: 'another' }])).toMatchObject({ ok: false, seq: 30 })
})

test('heads are written down and read again; those of before there were several chains too', () => {
  const heads = [
    { chain: 1, seq: 30, hash: 'a-_b' },
    { chain: 2, seq: 0, hash: 'none' },
    { chain: 3, seq: 4, hash: '12' },
  ]
  expect(headsText(heads)).toBe('30:a-_b,3:4:12')
  expect(readHeads('30:a-_b,3:4:12')).toEqual([heads[0], heads[2]])
  expect(readHeads('30')).toBeNull()
})

/** What is written while other writers are at the ends of the first two chains; the embedded database has one writer. */
async function besideOthers(run: () => Promise<unknown>): Promise<void> {
  if (portal.db.kind === 'pglite') return void (await run())
  await portal.db.session(async session => {
    await session.script('begin; select from audit_heads where chain < 3 for update')
    await run()
    await session.script('rollback')
  })
}

test('a writer takes a chain that is free and waits for nobody', async () => {
  await besideOthers(() => write(32))
  const rows = await portal.db.pool
    .selectFrom('audit_entries')
    .select('chain')
    .where('record_id', '=', '32')
    .execute()
  expect(rows).toEqual([{ chain: portal.db.kind === 'pglite' ? 1 : 3 }])
  expect(await verify()).toMatchObject({ ok: true, entries: 32 })
})

test('an end that another process has moved on is not written on', async () => {
  portal.db.freeEnds.give({ chain: 1, seq: 3, hash: 'of before' })
  await write(33)
  expect(await verify()).toMatchObject({ ok: true, entries: 33 })
})

test('sixty writers at once leave whole chains, also to who reads them meanwhile', async () => {
  const writers = Array.from({ length: 60 }, (_, n) => write(100 + n))
  const verdicts = await Promise.all([verify(), verify(), ...writers])
  expect(verdicts.slice(0, 2)).toMatchObject([{ ok: true }, { ok: true }])
  expect(await verify()).toMatchObject({ ok: true, entries: 93 })
})
