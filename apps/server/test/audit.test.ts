import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAudit } from '@portal/portal/kernel/audit.repository'
import { system, type StaffCaller } from '@portal/portal/kernel/callers'
import { inWork } from '@portal/portal/kernel/work'
import { openPortal, type Portal } from './support/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
  await Promise.all(Array.from({ length: 30 }, (_, n) => write(n)))
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
  inWork(portal.host, { caller: clerk, address: '10.0.0.1', now: portal.clock.now }, async work =>
    work.audit({
      act: 'test.act',
      record: { kind: 'thing', id: String(n) },
      diff: { z: [1, n], a: { nested: '值', b: null } },
      reason: '原因',
    }),
  )
const verify = (anchor?: { seq: number; hash: string }) =>
  verifyAudit(portal.db.pool, portal.host.keys, anchor)

/** Changes the table as somebody who owns the database could, and puts it back. */
async function tamper(change: string, back: string): Promise<unknown> {
  await portal.db.script(`alter table audit_entries disable trigger all; ${change}`)
  const verdict = await verify()
  await portal.db.script(`${back}; alter table audit_entries enable trigger all`)
  expect(await verify()).toMatchObject({ ok: true, entries: 30 })
  return verdict
}

test('parallel writers make one whole chain', async () => {
  const verdict = await verify()
  expect(verdict).toMatchObject({ ok: true, entries: 30 })
})

test('an undone transaction leaves no entry', async () => {
  const given = { caller: system, address: '', now: portal.clock.now }
  const undone = inWork(portal.host, given, async work => {
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
})

test('a noted head proves that the end was not cut off together with the head row', async () => {
  const noted = await verify()
  if (!noted.ok) throw new Error('broken')
  await write(31)
  expect(await verify(noted.head)).toMatchObject({ ok: true, entries: 31 })
  expect(await verify({ seq: 40, hash: noted.head.hash })).toMatchObject({ ok: false })
  expect(await verify({ seq: 30, hash: 'another' })).toMatchObject({ ok: false, seq: 30 })
})
