import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePassword, getSettings, getStaffSettings } from '@portal/api/contract/settings.contract'
import { nameLogin } from '@portal/api/contract/staff.contract'
import { accountLogin, codeLogin, getCurrentUser, sendCode } from '@portal/api/contract/users.contract'
import { formatTime } from '@portal/api/rules/dates'
import { subRoles } from '@portal/api/rules/rights'
import { aMember, aStaff, newPhone, password, type Person } from '../support/people.ts'
import { openPortal, type Portal } from '../support/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const fresh = 'Fresh_2027'
const key = () => crypto.randomUUID()
const change = ({ token }: Person, old_password: string, next: string = fresh, extra = {}) =>
  portal.call(changePassword, { body: { old_password, password: next } }, { token, ...extra })
const signIn = ({ phone }: Person, given: string) =>
  portal.call(accountLogin, { body: { account: phone, password: given } })

describe('password', () => {
  test('needs the old one; ends the other sessions and keeps this one', async () => {
    const person = await aMember(portal)
    const other = await portal.ok(accountLogin, { body: { account: person.phone, password } })
    expect(await change(person, password)).toMatchObject({ code: 200, data: { ended: 1 } })
    expect((await portal.call(getCurrentUser, {}, { token: other.token })).code).toBe(406)
    expect(await portal.ok(getSettings, {}, person)).toMatchObject({
      password_changed_at: '2026-05-18 14:00:00',
    })
    expect((await signIn(person, password)).code).toBe(422)
    expect((await signIn(person, fresh)).code).toBe(200)
  })

  test('a wrong old one is refused, counted and locks like a failed sign-in', async () => {
    const person = await aMember(portal)
    for (let n = 0; n < 10; n += 1)
      expect(await change(person, 'wrong')).toMatchObject({
        code: 422,
        message: '原密码不正确，请重新输入',
        data: { rule: 'old_password_wrong' },
      })
    expect(await change(person, password)).toMatchObject({ code: 429 })
    expect(await signIn(person, password)).toMatchObject({ code: 429 })
    portal.clock.advance(900_001)
    expect(await change(person, password)).toMatchObject({ code: 200 })
  })

  test('the same password again, and an invalid one, change nothing', async () => {
    const person = await aMember(portal)
    expect(await change(person, password, password)).toMatchObject({ data: { rule: 'password_same' } })
    expect(await change(person, password, '短')).toMatchObject({
      data: { errors: { password: '请输入8~16位由数字、字母、下划线组成密码' } },
    })
    expect((await signIn(person, password)).code).toBe(200)
  })

  test('a double click changes it once and answers the same', async () => {
    const person = await aMember(portal)
    const twice = { key: key() }
    const answers = await Promise.all([
      change(person, password, fresh, twice),
      change(person, password, fresh, twice),
    ])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ code: 200 })
  })

  test('of two tabs that change it at once, the later one is refused', async () => {
    const person = await aMember(portal)
    const answers = await Promise.all([change(person, password, 'First_2027'), change(person, password)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 422])
  })

  test('an account made by code sets its first one without an old one', async () => {
    const phone = newPhone()
    await portal.ok(sendCode, { body: { phone, scene: 'login' } })
    const code = (await portal.smsTo(phone))[0]?.code ?? ''
    const { token } = await portal.ok(codeLogin, { body: { phone, code, consent_version: 'v1' } })
    expect(await portal.ok(getSettings, {}, { token })).toMatchObject({ has_password: false })
    expect(await change({ id: '', phone, token }, '')).toMatchObject({ code: 200 })
    expect(await portal.ok(getSettings, {}, { token })).toMatchObject({ has_password: true })
    expect(await change({ id: '', phone, token }, '')).toMatchObject({ data: { rule: 'old_password_wrong' } })
  })

  test.for(subRoles)('%s changes the own one', async subRole => {
    const clerk = await aStaff(portal, subRole)
    const phone = `137****${clerk.phone.slice(-4)}`
    expect(await portal.ok(getStaffSettings, {}, clerk)).toEqual({ phone, password_changed_at: null })
    expect(await change(clerk, password)).toMatchObject({ code: 200, data: { ended: 0 } })
    const password_changed_at = formatTime(portal.clock.now)
    expect(await portal.ok(getStaffSettings, {}, clerk)).toEqual({ phone, password_changed_at })
    expect(await portal.call(nameLogin, { body: { name: clerk.id, password: fresh } })).toMatchObject({
      code: 200,
    })
  })
})
