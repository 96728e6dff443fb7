import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameLogin } from '@portal/api/contract/staff.contract'
import {
  changePassword,
  changePhone,
  endOtherSessions,
  endSession,
  getSettings,
  listSessions,
  saveProfile,
  sendOwnCode,
} from '@portal/api/contract/settings.contract'
import {
  accountLogin,
  codeLogin,
  getCurrentUser,
  register,
  sendCode,
} from '@portal/api/contract/users.contract'
import { subRoles } from '@portal/api/rules/rights'
import { aFile } from './support/journey.ts'
import { aMember, aStaff, newPhone, password, type Person } from './support/people.ts'
import { openPortal, type Portal } from './support/portal.ts'
import { upload } from './support/uploads.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const wechat =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0'
const fresh = 'Fresh_2027'
const key = () => crypto.randomUUID()
const change = ({ token }: Person, old_password: string, next: string = fresh, extra = {}) =>
  portal.call(changePassword, { body: { old_password, password: next } }, { token, ...extra })

const longEmail = (domain: number) => `a@${'b'.repeat(domain)}.example`
const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#a33' } })
    .webp({ effort: 0 })
    .toBuffer()
const signIn = ({ phone }: Person, given: string) =>
  portal.call(accountLogin, { body: { account: phone, password: given } })
const open = (person: Person, userAgent: string, address: string) =>
  portal.ok(
    accountLogin,
    { body: { account: person.phone, password } },
    { address, headers: { 'user-agent': userAgent } },
  )

describe('profile', () => {
  test('changes what it names and leaves the rest', async () => {
    const { token } = await aMember(portal)
    const before = await portal.ok(getSettings, {}, { token })
    expect(before).toMatchObject({ version: 0, nickname: '', email: '', avatar: null, has_password: true })
    expect(before.phone).toMatch(/^137\*{4}\d{4}$/)
    await portal.ok(saveProfile, { body: { version: 0, nickname: ' 知行 ' } }, { token })
    const after = await portal.ok(saveProfile, { body: { version: 1, email: 'a@b.example' } }, { token })
    expect(after).toMatchObject({ version: 2, nickname: '知行', email: 'a@b.example' })
    expect((await portal.ok(getCurrentUser, {}, { token })).nickname).toBe('知行')
    expect(await portal.ok(saveProfile, { body: { version: 2, email: '' } }, { token })).toMatchObject({
      nickname: '知行',
      email: '',
    })
  })

  test('an e-mail has fewer than 255 characters', async () => {
    const { token } = await aMember(portal)
    const save = (email: string) => portal.call(saveProfile, { body: { version: 0, email } }, { token })
    for (const email of [longEmail(245), 'a@b', 'a b@c.example'])
      expect(await save(email)).toMatchObject({
        code: 400,
        data: { errors: { email: '邮箱格式不正确，应类似 name@company.cn' } },
      })
    expect(await save(longEmail(244))).toMatchObject({ code: 200 })
  })

  test('the later of two tabs is told what the other saved, and nothing is lost', async () => {
    const { token } = await aMember(portal)
    const save = (nickname: string) => portal.call(saveProfile, { body: { version: 0, nickname } }, { token })
    const answers = await Promise.all([save('甲'), save('乙')])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
    const { nickname } = await portal.ok(getSettings, {}, { token })
    expect(answers.find(({ code }) => code === 409)).toMatchObject({
      data: { current: { version: 1, nickname } },
    })
  })

  test('a double click saves once', async () => {
    const { token } = await aMember(portal)
    const twice = { token, key: key() }
    const body = { version: 0, nickname: '一次' }
    const [one, two] = [
      await portal.call(saveProfile, { body }, twice),
      await portal.call(saveProfile, { body }, twice),
    ]
    expect(two).toEqual(one)
    expect(one).toMatchObject({ code: 200, data: { version: 1 } })
  })
})

describe('picture', () => {
  test('stands beside the name and can be taken away', async () => {
    const person = await aMember(portal)
    const { data } = await upload(portal, person, await square(400), { purpose: 'avatar' })
    const set = await portal.ok(saveProfile, { body: { version: 0, avatar_file_id: data.file_id } }, person)
    expect((await portal.member.inject({ url: set.avatar ?? '' })).statusCode).toBe(200)
    expect((await portal.ok(getCurrentUser, {}, person)).avatar).toBe(set.avatar)
    expect(
      await portal.ok(saveProfile, { body: { version: 1, avatar_file_id: null } }, person),
    ).toMatchObject({ avatar: null })
  })

  test('49 megapixels, and a PDF, are refused in words', async () => {
    const person = await aMember(portal)
    expect(await upload(portal, person, await square(7_000), { purpose: 'avatar' })).toMatchObject({
      code: 422,
      message: '图片超过 2400 万像素，请缩小后再上传',
      data: { rule: 'image_too_many_pixels' },
    })
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
    expect(await upload(portal, person, pdf, { purpose: 'avatar' })).toMatchObject({
      data: { rule: 'file_not_picture' },
    })
  })

  test('is an own one, uploaded as a picture', async () => {
    const [person, other] = [await aMember(portal), await aMember(portal)]
    const { data } = await upload(portal, other, await square(400), { purpose: 'avatar' })
    for (const id of [data.file_id, await aFile(portal, person.id, 'voucher'), 'none'])
      expect(
        await portal.call(saveProfile, { body: { version: 0, avatar_file_id: id } }, person),
      ).toMatchObject({ data: { rule: 'file_missing' } })
    expect(await portal.ok(getSettings, {}, person)).toMatchObject({ version: 0, avatar: null })
  })
})

describe('password', () => {
  test('by the old one; ends the other sessions and not this one', async () => {
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

  test('a wrong one is refused, counted and locks like a sign-in; the right one then waits too', async () => {
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

  test('the same one again, and one of the wrong form, change nothing', async () => {
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

  test('of two tabs that change it at once, one meets the password of the other', async () => {
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
    expect(await change(clerk, password)).toMatchObject({ code: 200, data: { ended: 0 } })
    expect(await portal.call(nameLogin, { body: { name: clerk.id, password: fresh } })).toMatchObject({
      code: 200,
    })
  })
})

/** Both codes of a change to `phone`. */
async function bothCodes(person: Person, phone: string) {
  await portal.ok(sendOwnCode, {}, person)
  await portal.ok(sendCode, { body: { phone, scene: 'change_phone' } })
  const codeOf = async (number: string) => (await portal.smsTo(number))[0]?.code ?? ''
  return { old_code: await codeOf(person.phone), phone, code: await codeOf(phone) }
}
const move = (body: { old_code: string; phone: string; code: string }, { token }: Person, extra = {}) =>
  portal.call(changePhone, { body }, { token, ...extra })
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

describe('phone', () => {
  test('by a code of each; ends the other sessions, and the new phone signs in', async () => {
    const person = await aMember(portal)
    const phone = newPhone()
    const other = await portal.ok(accountLogin, { body: { account: person.phone, password } })
    expect(await move(await bothCodes(person, phone), person)).toMatchObject({
      code: 200,
      data: { phone: `${phone.slice(0, 3)}****${phone.slice(-4)}` },
    })
    expect((await portal.call(getCurrentUser, {}, { token: other.token })).code).toBe(406)
    expect((await portal.call(getCurrentUser, {}, person)).code).toBe(200)
    const signIns = [await signIn({ ...person, phone }, password), await signIn(person, password)]
    expect(signIns.map(({ code }) => code)).toEqual([200, 422])
  })

  test('a code of the other phone is none, and leaves the right ones good', async () => {
    const person = await aMember(portal)
    const codes = await bothCodes(person, newPhone())
    // once in a million runs both are the same
    const swapped = { ...codes, old_code: codes.code, code: codes.old_code }
    expect(await move(swapped, person)).toMatchObject({ data: { rule: 'old_code_wrong' } })
    expect(await move({ ...codes, code: wrongOf(codes.code) }, person)).toMatchObject({
      data: { rule: 'code_wrong' },
    })
    expect(await move({ ...codes, phone: newPhone() }, person)).toMatchObject({
      data: { rule: 'code_wrong' },
    })
    expect((await move(codes, person)).code).toBe(200)
    expect((await move({ ...codes, phone: newPhone() }, person)).code).toBe(422)
  })

  test('five wrong tries at the old code kill it', async () => {
    const person = await aMember(portal)
    const codes = await bothCodes(person, newPhone())
    const rules = []
    for (let n = 0; n < 5; n += 1)
      rules.push((await move({ ...codes, old_code: wrongOf(codes.old_code) }, person)).data)
    expect(rules.at(-1)).toMatchObject({ rule: 'old_code_dead' })
    expect(await move(codes, person)).toMatchObject({ data: { rule: 'old_code_dead' } })
  })

  test('the same phone, and one that has an account, are refused; the latter only to who holds it', async () => {
    const [person, other] = [await aMember(portal), await aMember(portal)]
    const codes = await bothCodes(person, other.phone)
    expect(await move({ ...codes, phone: person.phone }, person)).toMatchObject({
      data: { rule: 'phone_same' },
    })
    expect(await move({ ...codes, code: wrongOf(codes.code) }, person)).toMatchObject({
      data: { rule: 'code_wrong' },
    })
    expect(await move(codes, person)).toMatchObject({
      message: '该手机号码已用于其他账号，请换一个号码',
      data: { rule: 'phone_in_use' },
    })
  })

  test('one that is registered in the same moment goes to one of the two', async () => {
    const person = await aMember(portal)
    const phone = newPhone()
    const codes = await bothCodes(person, phone)
    portal.clock.advance(61_000)
    await portal.ok(sendCode, { body: { phone, scene: 'register' } })
    const code = (await portal.smsTo(phone))[0]?.code ?? ''
    const answers = await Promise.all([
      move(codes, person),
      portal.call(register, { body: { phone, code, password, consent_version: 'v1' } }),
    ])
    expect(answers.map(answer => answer.code).toSorted()).toEqual([200, 422])
  })

  test('a double click changes it once and answers the same', async () => {
    const person = await aMember(portal)
    const codes = await bothCodes(person, newPhone())
    const twice = { key: key() }
    const answers = await Promise.all([move(codes, person, twice), move(codes, person, twice)])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]?.code).toBe(200)
  })
})

describe('sessions', () => {
  test('are listed with what one knows them by, last used first, and nobody else is', async () => {
    const person = await aMember(portal)
    portal.clock.advance(1_000)
    const { token } = await open(person, firefox, '111.199.4.5')
    portal.clock.advance(1_000)
    await open(person, wechat, '2001:db8:1:2::3')
    const { list } = await portal.ok(listSessions, {}, { token })
    expect(list.map(({ device, network, current }) => [device, network, current])).toEqual([
      ['iPhone · 微信', '2001:db8:1:*', false],
      ['Windows · Firefox', '111.199.*.*', true],
      ['', '', false],
    ])
  })

  test('one is ended, then all others; this one lives', async () => {
    const person = await aMember(portal)
    const others = [await open(person, firefox, '10.0.0.1'), await open(person, wechat, '10.0.0.1')]
    const { list } = await portal.ok(listSessions, {}, person)
    const phone = list.find(({ device }) => device === 'iPhone · 微信')
    const end = () => portal.ok(endSession, { body: { id: phone?.id ?? '' } }, person)
    expect([await end(), await end()]).toEqual([{ ended: 1 }, { ended: 0 }])
    expect((await portal.call(getCurrentUser, {}, { token: others[1]?.token })).code).toBe(406)
    expect(await portal.ok(endOtherSessions, {}, person)).toEqual({ ended: 1 })
    expect((await portal.call(getCurrentUser, {}, { token: others[0]?.token })).code).toBe(406)
    expect((await portal.ok(listSessions, {}, person)).list).toHaveLength(1)
  })

  test("another's session is not ended", async () => {
    const [person, other, clerk] = [
      await aMember(portal),
      await aMember(portal),
      await aStaff(portal, 'exam'),
    ]
    const { list } = await portal.ok(listSessions, {}, other)
    for (const stranger of [person, clerk])
      expect(await portal.ok(endSession, { body: { id: list[0]?.id ?? '' } }, stranger)).toEqual({ ended: 0 })
    expect((await portal.ok(listSessions, {}, other)).list).toHaveLength(1)
  })
})
