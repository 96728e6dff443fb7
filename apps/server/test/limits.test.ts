import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountLogin, codeLogin, sendCode } from '@portal/api/contract/users.contract'
import { nameLogin, sendStaffCode, staffCodeLogin } from '@portal/api/contract/staff.contract'
import { readConfig } from '../src/config.ts'
import { networkOf } from '@portal/portal/kernel/network'
import { openPortal, type Portal } from './support/portal.ts'
import { aMember, aStaff, newPhone, password } from './support/people.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const minute = 60_000
const year = 365 * 86_400_000

describe('a clock that jumped ahead for a moment', () => {
  test('locks nobody for a year', async () => {
    const { phone } = await aMember(portal)
    const ask = () => portal.call(sendCode, { body: { phone, scene: 'login' } })
    portal.clock.advance(year)
    for (let n = 0; n < 10; n += 1) {
      expect(await ask()).toMatchObject({ code: 200 })
      portal.clock.advance(minute + 1)
    }
    expect(await ask()).toMatchObject({ code: 429 })
    portal.clock.advance(-year)
    expect(await ask()).toMatchObject({ code: 200 })
    expect(await ask()).toMatchObject({ code: 429, data: { retry_after: 60 } })
    // the codes of then do not stand before the one of now
    const code = (await portal.smsTo(phone)).at(-1)?.code ?? ''
    expect(await portal.call(codeLogin, { body: { phone, code } })).toMatchObject({ code: 200 })
  })
})

const asked = async (own: Portal, forwarded: string | undefined, remoteAddress = '10.0.0.1') => {
  const answer = await own.member.inject({
    method: 'POST',
    url: '/api/users/send_msg',
    remoteAddress,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    payload: { phone: newPhone(), scene: 'login' },
  })
  return answer.json<{ code: number }>().code
}
const behind = (TRUST_PROXY: string) => openPortal({ env: { TRUST_PROXY, SMS_ADDRESS_CEILING: '2' } })

describe('which callers are limited together', () => {
  test.each(['1', '10.0.0.0/8'])(
    'behind a proxy (TRUST_PROXY=%s) what callers say of themselves is not believed',
    async trust => {
      const own = await behind(trust)
      // the proxy appends the true address to what the caller claimed
      expect(await asked(own, '1.1.1.1, 203.0.113.7')).toBe(200)
      expect(await asked(own, '2.2.2.2, 203.0.113.7')).toBe(200)
      expect(await asked(own, '3.3.3.3, 203.0.113.7')).toBe(429)
      expect(await asked(own, '3.3.3.3, 203.0.113.8')).toBe(200)
      await own.close()
    },
  )

  test('an address that is no trusted proxy is the caller', async () => {
    for (const trust of ['0', '192.0.2.1,10.9.0.0/16']) {
      const own = await behind(trust)
      expect(await asked(own, '1.1.1.1')).toBe(200)
      expect(await asked(own, '2.2.2.2')).toBe(200)
      expect(await asked(own, '3.3.3.3')).toBe(429)
      await own.close()
    }
  })

  test('a value that is no address is ignored, however long it is', async () => {
    const own = await behind('1')
    expect(await asked(own, 'x'.repeat(9_000))).toBe(200)
    expect(await asked(own, '1.1.1.1, not-an-address')).toBe(200)
    expect(await asked(own, 'y'.repeat(9_000))).toBe(429)
    await own.close()
  })

  test('IPv6 by its /64, IPv4 as it is, however written', async () => {
    const own = await behind('1')
    expect(await asked(own, '2001:db8:1:2::1')).toBe(200)
    expect(await asked(own, '2001:db8:1:2:ffff::9')).toBe(200)
    expect(await asked(own, '2001:db8:1:2:3:4:5:6')).toBe(429)
    expect(await asked(own, '2001:db8:1:3::1')).toBe(200)
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
    expect(networkOf('fe80::1%eth0')).toBe('fe80::/64')
    await own.close()
  })

  test('an invalid setting stops the start', () => {
    for (const TRUST_PROXY of ['true', 'proxy.example', '10.0.0.0/33', '1,', '10.0.0.1/8/8'])
      expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY')
  })
})

const guess = (name: string, address: string, given = 'Wrong_2026') =>
  portal.call(nameLogin, { body: { name, password: given } }, { address })

describe('guesses at one account from many addresses', () => {
  test('are limited over all of them together, and the owner can still sign in', async () => {
    const { id: name, phone } = await aStaff(portal, 'super')
    expect(await guess(name, '198.51.100.1', password)).toMatchObject({ code: 200 })
    const answers: number[] = []
    for (let n = 0; n < 54; n += 1) answers.push((await guess(name, `203.0.113.${n % 6}`)).code)
    expect(answers.filter(code => code === 422)).toHaveLength(20)
    expect(answers.slice(20).every(code => code === 429)).toBe(true)
    // not even the right one, from an address that is a stranger to the account
    expect(await guess(name, '203.0.113.77', password)).toMatchObject({ code: 429 })
    // the owner's own address, wrong and right
    expect((await guess(name, '198.51.100.1')).code).toBe(422)
    expect(await guess(name, '198.51.100.1', password)).toMatchObject({ code: 200 })
    // a code makes a new address known
    await portal.ok(sendStaffCode, { body: { phone } })
    const code = (await portal.smsTo(phone))[0]?.code ?? ''
    await portal.ok(staffCodeLogin, { body: { phone, code } }, { address: '192.0.2.9' })
    expect(await guess(name, '192.0.2.9', password)).toMatchObject({ code: 200 })
    portal.clock.advance(60 * minute + 1)
    expect(await guess(name, '203.0.113.77', password)).toMatchObject({ code: 200 })
  })

  test('members likewise, and an account that does not exist answers the same', async () => {
    const { phone } = await aMember(portal)
    const outcomes = async (account: string) => {
      const codes: number[] = []
      for (let n = 0; n < 24; n += 1) {
        const body = { account, password: 'Wrong_2026' }
        codes.push((await portal.call(accountLogin, { body }, { address: `192.0.2.${100 + (n % 6)}` })).code)
      }
      return codes
    }
    const known = await outcomes(phone)
    expect(known.filter(code => code === 422)).toHaveLength(20)
    expect(await outcomes(newPhone())).toEqual(known)
  })

  test('a successful sign-in is never counted as a guess', async () => {
    const { phone } = await aMember(portal)
    const body = { account: phone, password }
    for (let n = 0; n < 30; n += 1)
      expect(await portal.call(accountLogin, { body }, { address: `198.51.100.${100 + n}` })).toMatchObject({
        code: 200,
      })
  })
})
