import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { makeDistricts } from '@portal/portal/districts/districts'
import { listDistricts } from '@portal/api/contract/districts.contract'
import type { Province } from '@portal/api/contract/districts.schema'
import { pathTo } from '@portal/api/rules/districts'
import type { Log } from '../../src/log.ts'
import { makeDistrictLookup } from '../../src/providers/districts.ts'
import { aMember } from '../support/people.ts'
import { openPortal, type Portal } from '../support/portal.ts'
import { basics, profileOf, saveBasics } from '../support/profile.ts'
import { openStandIn, type StandInAnswer } from '../support/stand-in.ts'
import { aStarDesk, aSubmitted, aTalent, fileOf } from '../support/stars.ts'

const key = 'k0123456789abcdef0123456789abcde'
const day = 86_400_000

/** Closed after each test, the latest first. */
const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.close()
})
const keep = <T extends { close: () => Promise<void> }>(one: T): T => {
  opened.push(one)
  return one
}

const code = (n: number) => String(n).padStart(6, '0')
const place = (adcode: string, name: string, level: string, districts: object[] = []) => ({
  citycode: [],
  adcode,
  name,
  center: '116.4,39.9',
  level,
  districts,
})
/** Thirty-one provinces as Amap writes them: a town's streets have its own code. */
const places = (name = '新区') =>
  Array.from({ length: 31 }, (_, n) => {
    const p = 31 - n
    return place(code(p * 10_000), `省${p}`, 'province', [
      place(code(p * 10_000 + 100), `市${p}`, 'city', [
        place(code(p * 10_000 + 102), '旧区', 'district'),
        place(code(p * 10_000 + 101), name, 'district'),
      ]),
      place(code(p * 10_000 + 200), `镇市${p}`, 'city', [place(code(p * 10_000 + 200), '某街道', 'street')]),
    ])
  })
const amap = (districts: object[]): StandInAnswer => ({
  status: 200,
  body: JSON.stringify({
    status: '1',
    info: 'OK',
    infocode: '10000',
    districts: [place('100000', '中华人民共和国', 'country', districts)],
  }),
})

async function withProvider(answer: () => StandInAnswer) {
  const provider = keep(await openStandIn(answer))
  const portal = keep(
    await openPortal({ env: { MAPS_KEY: key, MAPS_URL: `${provider.url}/v3/config/district` } }),
  )
  return { provider, portal }
}
const listOf = async (portal: Portal): Promise<Province[]> => (await portal.ok(listDistricts, {})).list
const isBundled = (list: readonly Province[]) => pathTo(list, '110108').at(-1)?.name === '海淀区'

describe('without a key', () => {
  test('the bundled places answer, to anybody, for a day', async () => {
    const portal = keep(await openPortal())
    const list = await listOf(portal)
    expect(list.length).toBeGreaterThanOrEqual(34)
    expect(pathTo(list, '350206').map(({ name }) => name)).toEqual(['福建省', '厦门市', '湖里区'])
    const ask = (headers: Record<string, string> = {}) =>
      portal.member.inject({ url: `${listDistricts.path}?subdistrict=3&key=whatever`, headers })
    const first = await ask()
    expect(first.headers['cache-control']).toBe('public, max-age=86400')
    const packed = await ask({ 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).toString()).toBe(first.payload)
    expect(packed.rawPayload.length).toBeLessThan(40_000)
    const again = await ask({ 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
  })

  test('a region is kept by its code and in words, and frozen in words', async () => {
    const portal = keep(await openPortal())
    const person = await aTalent(portal)
    const save = (version: number, region: string) => saveBasics(portal, person, version, { region })
    for (const wrong of ['999999', '110000', 'x', '1101081', '北京市'])
      expect(await save(1, wrong)).toMatchObject({
        code: 400,
        data: { errors: { region: '没有这个地区，请重新选择' } },
      })
    expect((await save(1, '110108')).data).toMatchObject({ region: '110108', region_name: '北京市 海淀区' })
    expect((await profileOf(portal, person)).user_info.region_name).toBe('北京市 海淀区')
    const no = await aSubmitted(portal, person)
    expect((await save(2, '')).data).toMatchObject({ region: '', region_name: '' })
    const { auditor } = await aStarDesk(portal)
    expect((await fileOf(portal, auditor, no)).snapshot?.user_info).toMatchObject({
      region: '110108',
      region_name: '北京市 海淀区',
    })
  })
})

describe('with a key', () => {
  test('the provider is asked once a day, with the key in its query alone', async () => {
    let name = '新区'
    const { provider, portal } = await withProvider(() => amap(places(name)))
    const [list] = await Promise.all([listOf(portal), listOf(portal)])
    expect(list.map(one => one.code).slice(0, 2)).toEqual(['010000', '020000'])
    expect(list[0]?.children).toEqual([
      {
        code: '010100',
        name: '市1',
        children: [
          { code: '010101', name: '新区' },
          { code: '010102', name: '旧区' },
        ],
      },
      { code: '010200', name: '镇市1', children: [] },
    ])
    expect(provider.said.requests).toHaveLength(1)
    const asked = new URL(provider.said.requests[0]?.path ?? '', provider.url)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({ key, subdistrict: '3' })
    expect(JSON.stringify(list)).not.toContain(key)
    name = '更名区'
    portal.clock.advance(day - 1)
    await listOf(portal)
    expect(provider.said.requests).toHaveLength(1)
    portal.clock.advance(1)
    expect(pathTo(await listOf(portal), '010101').at(-1)?.name).toBe('更名区')
    // a provider that is down leaves what it said last
    provider.said.mood = 'fault'
    portal.clock.advance(day)
    expect(pathTo(await listOf(portal), '010101').at(-1)?.name).toBe('更名区')
  })

  test('a code that is given up keeps its words until another region is chosen', async () => {
    let given = places()
    const { portal } = await withProvider(() => amap(given))
    const person = await aMember(portal)
    expect((await saveBasics(portal, person, 0, { ...basics, region: '010101' })).data.region_name).toBe(
      '省1 市1 新区',
    )
    given = places().map(province =>
      place(province.adcode, province.name, 'province', [place('019999', '全新市', 'city')]),
    )
    portal.clock.advance(day)
    const kept = await saveBasics(portal, person, 1, { region: '010101', intro: '简介' })
    expect(kept.data).toMatchObject({ region: '010101', region_name: '省1 市1 新区', intro: '简介' })
    expect((await saveBasics(portal, person, 2, { region: '019999' })).data.region_name).toBe('省1 全新市')
    expect(await saveBasics(portal, person, 3, { region: '010101' })).toMatchObject({ code: 400 })
  })

  test.for([
    ['down', 'fault', undefined],
    ['not a maps service', 'garbage', undefined],
    ['an empty answer', 'well', { status: 200, body: '' }],
    ['a refusal of the key', 'well', { status: 200, body: '{"status":"0","info":"INVALID_USER_KEY"}' }],
    ['too few places', 'well', amap(places().slice(0, 3))],
    ['names that are no names', 'well', amap(places('\u0000'))],
    ['codes that are no codes', 'well', amap([...places(), place('1', '某省', 'province')])],
    ['a redirect', 'well', { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }],
    ['half an answer', 'well', { ...amap(places()), stalls: true }],
    ['silence', 'silent', undefined],
  ] as const)('%s: the bundled places answer, and the provider has a rest', async ([, mood, answer]) => {
    const provider = keep(await openStandIn(() => answer ?? amap(places())))
    const clock = { now: new Date('2026-05-18T06:00:00Z') }
    const warn = vi.fn<Log['warn']>()
    const { all } = makeDistricts({
      districts: makeDistrictLookup({ maps: { url: provider.url, key } }, { warn }),
      clock: () => clock.now,
    })
    provider.said.mood = mood
    expect(isBundled(await all())).toBe(true)
    expect(isBundled(await all())).toBe(true)
    expect(provider.said.requests).toHaveLength(1)
    expect(warn).toHaveBeenCalledOnce()
    expect(String(Object(warn.mock.calls[0]?.[0]).err)).not.toContain(key)
    if (answer !== undefined) return
    provider.said.mood = 'well'
    clock.now = new Date(clock.now.getTime() + 300_000)
    expect(isBundled(await all())).toBe(false)
  })
})
