import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endOtherSessions, endSession, listSessions } from '@portal/api/contract/settings.contract'
import { accountLogin, getCurrentUser } from '@portal/api/contract/users.contract'
import { aMember, aStaff, password, type Person } from '../support/people.ts'
import { openPortal, type Portal } from '../support/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const wechat =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0'
const open = (person: Person, userAgent: string, address: string) =>
  portal.ok(
    accountLogin,
    { body: { account: person.phone, password } },
    { address, headers: { 'user-agent': userAgent } },
  )

describe('sessions', () => {
  test("are listed with device and network, last used first, and nobody else's are", async () => {
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

  test('one can be ended, then all others; this one stays', async () => {
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
