import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePhone, sendChangePhoneCode } from '@portal/api/contract/settings.contract'
import { accountLogin, getCurrentUser, register, sendCode } from '@portal/api/contract/users.contract'
import { aMember, newPhone, password, type Person } from './support/people.ts'
import { openPortal, type Portal } from './support/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const key = () => crypto.randomUUID()
const signIn = ({ phone }: Person, given: string) =>
  portal.call(accountLogin, { body: { account: phone, password: given } })

/** Both codes of a change to `phone`. */
async function bothCodes(person: Person, phone: string) {
  await portal.ok(sendChangePhoneCode, {}, person)
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

  test('the code of another phone is refused, and leaves the right ones valid', async () => {
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

  test('the same phone, and one with an account, are refused; the latter only to its holder', async () => {
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

  test('a phone that is registered at the same moment goes to one of the two', async () => {
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
