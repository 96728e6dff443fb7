import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveApplication } from '@portal/api/contract/applications.contract'
import { codeLogin, getCurrentUser, logout, sendCode } from '@portal/api/contract/users.contract'
import { openPortal, type Portal } from './support/portal.ts'
import { aMember, newPhone } from './support/people.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const save = { version: 0, form: { user_name: '王五' } }
const countApplications = async (memberId: string) =>
  (await portal.db.pool.selectFrom('applications').select('id').where('member_id', '=', memberId).execute())
    .length

test('the same key four times in parallel: one effect, equal answers', async () => {
  const { token, id } = await aMember(portal)
  const caller = { token, key: 'key-parallel-1' }
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => portal.call(saveApplication, { body: save }, caller)),
  )
  expect(answers[0]).toMatchObject({ code: 200 })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await countApplications(id)).toBe(1)
})

test('a session is opened once, and its token answered again, kept encrypted', async () => {
  const { phone } = await aMember(portal)
  await portal.ok(sendCode, { body: { phone, scene: 'login' } })
  const code = (await portal.smsTo(phone))[0]?.code ?? ''
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => portal.ok(codeLogin, { body: { phone, code } }, { key: 'key-login-0001' })),
  )
  expect(new Set(answers.map(({ token }) => token)).size).toBe(1)
  const stored = await portal.db.pool.selectFrom('idempotency_keys').select('answer_enc').execute()
  expect(JSON.stringify(stored)).not.toContain(answers[0]?.token)
})

test('the same key with another body is 409', async () => {
  const { token } = await aMember(portal)
  await portal.ok(saveApplication, { body: save }, { token, key: 'key-other-body' })
  const other = { ...save, form: { user_name: '赵六' } }
  expect(await portal.call(saveApplication, { body: other }, { token, key: 'key-other-body' })).toMatchObject(
    { code: 409 },
  )
})

test('a refusal is answered again too, and counts once', async () => {
  const { phone } = await aMember(portal)
  await portal.ok(sendCode, { body: { phone, scene: 'login' } })
  const code = (await portal.smsTo(phone))[0]?.code === '000000' ? '111111' : '000000'
  for (let n = 0; n < 7; n += 1)
    expect(await portal.call(codeLogin, { body: { phone, code } }, { key: 'key-refused-01' })).toMatchObject({
      data: { rule: 'code_wrong' },
    })
  const row = await portal.db.pool
    .selectFrom('sms_codes')
    .select('tries')
    .where('phone', '=', phone)
    .executeTakeFirst()
  expect(row?.tries).toBe(1)
})

test('"too often" is not kept: the key is good for a later try', async () => {
  const phone = newPhone()
  await portal.ok(sendCode, { body: { phone, scene: 'login' } })
  const body = { phone, scene: 'login' as const }
  expect((await portal.call(sendCode, { body }, { key: 'key-too-often' })).code).toBe(429)
  portal.clock.advance(61_000)
  await portal.ok(sendCode, { body }, { key: 'key-too-often' })
})

test("a key is its caller's own, lives a day, and has a form", async () => {
  const one = await aMember(portal)
  const two = await aMember(portal)
  await portal.ok(saveApplication, { body: save }, { token: one.token, key: 'key-shared-01' })
  await portal.ok(saveApplication, { body: save }, { token: two.token, key: 'key-shared-01' })
  expect(await countApplications(two.id)).toBe(1)
  portal.clock.advance(25 * 3_600_000)
  expect(
    await portal.call(saveApplication, { body: save }, { token: one.token, key: 'key-shared-01' }),
  ).toMatchObject({ code: 409 })
  expect(await portal.call(saveApplication, { body: save }, { token: one.token, key: 'x' })).toMatchObject({
    code: 400,
  })
})

test('signing out again with its key is answered like the first time, and opens nothing', async () => {
  const { token } = await aMember(portal)
  const caller = { token, key: 'key-sign-out-1' }
  const first = await portal.call(logout, {}, caller)
  expect(first).toMatchObject({ code: 200 })
  expect(await portal.call(logout, {}, caller)).toEqual(first)
  expect(await portal.call(logout, {}, { token })).toMatchObject({ code: 406 })
  expect(await portal.call(getCurrentUser, {}, { ...caller, key: 'key-sign-out-2' })).toMatchObject({
    code: 406,
  })
})
