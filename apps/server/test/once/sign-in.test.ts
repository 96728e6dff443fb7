import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accountLogin,
  codeLogin,
  forgetPassword,
  getCurrentUser,
  logout,
  redeemTicket,
  register,
  sendCode,
  serviceTicket,
} from '@portal/api/contract/users.contract'
import {
  getCurrentStaff,
  nameLogin,
  sendStaffCode,
  staffCodeLogin,
} from '@portal/api/contract/staff.contract'
import { openPortal, type Portal } from '../support/portal.ts'
import { aMember, aStaff, newPhone, password } from '../support/people.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

async function codeFor(
  phone: string,
  scene: 'login' | 'register' | 'forget_password' = 'login',
): Promise<string> {
  await portal.ok(sendCode, { body: { phone, scene } })
  return (await portal.smsTo(phone))[0]?.code ?? ''
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('SMS codes', () => {
  test('a code signs in once, for its own phone and scene', async () => {
    const { phone } = await aMember(portal)
    const code = await codeFor(phone)
    expect(await portal.call(codeLogin, { body: { phone: newPhone(), code } })).toMatchObject({
      code: 422,
      data: { rule: 'code_wrong' },
    })
    expect(await portal.call(forgetPassword, { body: { phone, code, password } })).toMatchObject({
      data: { rule: 'code_wrong' },
    })
    const { token } = await portal.ok(codeLogin, { body: { phone, code } })
    expect((await portal.ok(getCurrentUser, {}, { token })).phone).toMatch(/^137\*{4}\d{4}$/)
    expect(await portal.call(codeLogin, { body: { phone, code } })).toMatchObject({
      data: { rule: 'code_wrong' },
    })
  })

  test('five wrong tries invalidate it, even for the right code', async () => {
    const { phone } = await aMember(portal)
    const code = await codeFor(phone)
    const tries = []
    for (let n = 0; n < 5; n += 1)
      tries.push(await portal.call(codeLogin, { body: { phone, code: wrong(code) } }))
    expect(tries.map(({ data }) => Object(data).rule)).toEqual([
      'code_wrong',
      'code_wrong',
      'code_wrong',
      'code_wrong',
      'code_dead',
    ])
    expect(await portal.call(codeLogin, { body: { phone, code } })).toMatchObject({
      data: { rule: 'code_dead' },
    })
  })

  test('it expires after five minutes', async () => {
    const { phone } = await aMember(portal)
    const code = await codeFor(phone)
    portal.clock.advance(300_001)
    expect(await portal.call(codeLogin, { body: { phone, code } })).toMatchObject({
      data: { rule: 'code_wrong' },
    })
  })

  test('60 s between sends, ten a day, the same for unknown phones', async () => {
    const phone = newPhone()
    for (let n = 0; n < 10; n += 1) {
      expect(await portal.ok(sendCode, { body: { phone, scene: 'login' } })).toEqual({
        resend_after: 60,
        expires_in: 300,
      })
      expect(await portal.call(sendCode, { body: { phone, scene: 'login' } })).toMatchObject({
        code: 429,
        data: { retry_after: 60 },
      })
      portal.clock.advance(61_000)
    }
    const eleventh = await portal.call(sendCode, { body: { phone, scene: 'login' } })
    expect(eleventh.code).toBe(429)
    expect(Object(eleventh.data).retry_after).toBeGreaterThan(80_000)
  })

  test('200 parallel uses of one code open one session', async () => {
    const { phone, id } = await aMember(portal)
    const code = await codeFor(phone)
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => portal.call(codeLogin, { body: { phone, code } })),
    )
    expect(answers.filter(answer => answer.code === 200)).toHaveLength(1)
    const sessions = await portal.db.pool
      .selectFrom('sessions')
      .select('id')
      .where('member_id', '=', id)
      .execute()
    // one from the fixture, one from the code
    expect(sessions).toHaveLength(2)
  })

  test('a new phone needs consent, and keeps its code meanwhile', async () => {
    const phone = newPhone()
    const code = await codeFor(phone)
    expect(await portal.call(codeLogin, { body: { phone, code } })).toMatchObject({
      data: { rule: 'consent_required' },
    })
    const { user } = await portal.ok(codeLogin, { body: { phone, code, consent_version: '2026-05' } })
    expect(user.personal_vip_valid).toBe(false)
  })

  test('no code and no phone is stored readable', async () => {
    const { phone } = await aMember(portal)
    const code = await codeFor(phone)
    const rows = await portal.db.pool.selectFrom('sms_messages').selectAll().execute()
    const codes = await portal.db.pool.selectFrom('sms_codes').select('code_hash').execute()
    expect(JSON.stringify(rows)).not.toContain(phone)
    expect(JSON.stringify([rows, codes])).not.toContain(code)
  })
})

describe('registration and passwords', () => {
  test('register signs in, and the phone is then taken', async () => {
    const phone = newPhone()
    const body = { phone, password, consent_version: '2026-05' }
    const { token } = await portal.ok(register, { body: { ...body, code: await codeFor(phone, 'register') } })
    await portal.ok(getCurrentUser, {}, { token })
    portal.clock.advance(61_000)
    const again = await portal.call(register, { body: { ...body, code: await codeFor(phone, 'register') } })
    expect(again).toMatchObject({ data: { rule: 'phone_taken' } })
    await portal.ok(accountLogin, { body: { account: ` +86 ${phone} `, password } })
  })

  test('an unknown agency binds nothing', async () => {
    const phone = newPhone()
    const code = await codeFor(phone)
    await portal.ok(codeLogin, { body: { phone, code, consent_version: '1', agent_id: '424242' } })
    const member = await portal.db.pool
      .selectFrom('members')
      .select('agent_id')
      .where('phone', '=', phone)
      .executeTakeFirst()
    expect(member?.agent_id).toBeNull()
  })

  test('a forgotten password ends all sessions', async () => {
    const { phone, token } = await aMember(portal)
    const code = await codeFor(phone, 'forget_password')
    const fresh = await portal.ok(forgetPassword, { body: { phone, code, password: 'New_pass_1' } })
    expect(await portal.call(getCurrentUser, {}, { token })).toMatchObject({ code: 406 })
    await portal.ok(getCurrentUser, {}, { token: fresh.token })
    await portal.ok(accountLogin, { body: { account: phone, password: 'New_pass_1' } })
    portal.clock.advance(61_000)
    const stranger = newPhone()
    const theirs = await codeFor(stranger, 'forget_password')
    expect(
      await portal.call(forgetPassword, { body: { phone: stranger, code: theirs, password } }),
    ).toMatchObject({ data: { rule: 'account_missing' } })
  })

  test('ten failures lock account and address for 15 minutes, unknown accounts alike', async () => {
    const { phone } = await aMember(portal)
    for (const account of [phone, newPhone()]) {
      const address = `10.0.0.${account.slice(-2)}`
      for (let n = 0; n < 10; n += 1) {
        const answer = await portal.call(accountLogin, { body: { account, password: 'wrong' } }, { address })
        expect(answer).toMatchObject({ code: 422, data: { rule: 'account_or_password_wrong' } })
        portal.clock.advance(30_000)
      }
      const locked = await portal.call(accountLogin, { body: { account, password } }, { address })
      expect(locked.code).toBe(429)
      expect(Object(locked.data).retry_after).toBeGreaterThan(800)
    }
    await portal.ok(accountLogin, { body: { account: phone, password } }, { address: '10.9.9.9' })
    portal.clock.advance(900_000)
    await portal.ok(
      accountLogin,
      { body: { account: phone, password } },
      { address: `10.0.0.${phone.slice(-2)}` },
    )
  })

  test('a parallel flood is counted before it is hashed', async () => {
    const { phone } = await aMember(portal)
    const body = { account: phone, password: 'wrong' }
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => portal.call(accountLogin, { body }, { address: '10.1.1.1' })),
    )
    expect(answers.filter(({ code }) => code === 422)).toHaveLength(10)
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(30)
  })
})

describe('sessions', () => {
  test('are extended by use, expire, and are stored as hashes only', async () => {
    const { token } = await aMember(portal)
    portal.clock.advance(6 * 86_400_000)
    await portal.ok(getCurrentUser, {}, { token })
    portal.clock.advance(6 * 86_400_000)
    await portal.ok(getCurrentUser, {}, { token })
    const rows = await portal.db.pool.selectFrom('sessions').select('token_hash').execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    await portal.ok(logout, {}, { token })
    expect(await portal.call(getCurrentUser, {}, { token })).toMatchObject({ code: 406, message: '未登录' })
  })

  test('two different tokens are refused; either header alone is enough', async () => {
    const { token } = await aMember(portal)
    const other = await aMember(portal)
    const differ = await portal.call(getCurrentUser, {}, { headers: { token, wxtoken: other.token } })
    expect(differ).toMatchObject({ code: 406 })
    await portal.ok(getCurrentUser, {}, { headers: { wxtoken: token } })
  })

  test('of staff last 8 hours, by name or code; a disabled account has none', async () => {
    const staff = await aStaff(portal, 'finance')
    const signedIn = await portal.ok(nameLogin, { body: { name: staff.id, password } })
    expect(signedIn.remark).toBe('finance')
    expect(await portal.ok(sendStaffCode, { body: { phone: newPhone() } })).toEqual({
      resend_after: 60,
      expires_in: 300,
    })
    await portal.ok(sendStaffCode, { body: { phone: staff.phone } })
    const code = (await portal.smsTo(staff.phone))[0]?.code ?? ''
    const { token } = await portal.ok(staffCodeLogin, { body: { phone: staff.phone, code } })
    portal.clock.advance(8 * 3_600_000 + 1)
    expect(await portal.call(getCurrentStaff, {}, { token })).toMatchObject({ code: 406 })
    const again = await portal.ok(nameLogin, { body: { name: staff.id, password } })
    await portal.db.pool
      .updateTable('staff')
      .set({ disabled_at: portal.clock.now })
      .where('id', '=', staff.id)
      .execute()
    expect(await portal.call(getCurrentStaff, {}, { token: again.token })).toMatchObject({ code: 406 })
    expect(await portal.call(nameLogin, { body: { name: staff.id, password } })).toMatchObject({ code: 422 })
  })

  test('a service ticket opens one session within 60 s', async () => {
    const { token } = await aMember(portal)
    const first = await portal.ok(serviceTicket, {}, { token })
    const uses = await Promise.all(
      Array.from({ length: 5 }, () => portal.call(redeemTicket, { body: { ticket: first.ticket } })),
    )
    expect(uses.filter(({ code }) => code === 200)).toHaveLength(1)
    const late = await portal.ok(serviceTicket, {}, { token })
    portal.clock.advance(60_001)
    expect(await portal.call(redeemTicket, { body: { ticket: late.ticket } })).toMatchObject({
      data: { rule: 'ticket_invalid' },
    })
  })
})
