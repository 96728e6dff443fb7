import { afterAll, describe, expect, test } from 'vitest'
import {
  exportCouponBatches,
  exportCouponCodes,
  listCouponBatches,
  listCouponCodes,
  stopCouponBatch,
} from '@portal/api/contract/coupons.contract'
import type { BodyOf } from '@portal/api/contract/endpoint'
import { openCoupons } from './support/coupons.ts'
import { aStaff } from './support/people.ts'
import { tablesOf } from './support/tables.ts'

const { portal, clerk, aBatch, anUnpaid, codesOf, verify } = await openCoupons()
afterAll(() => portal.close())
const { follow, readByHead, trailOf } = tablesOf(portal)

type Asked = BodyOf<typeof exportCouponBatches>

/** Rows of a table, each cell by its head. */
async function rowsOf(asked: Asked, who = clerk) {
  const { url, file_name } = await portal.ok(exportCouponBatches, { body: asked }, who)
  return { ...(await readByHead(url)), file_name }
}

const listed = async (query: Asked) =>
  (await portal.ok(listCouponBatches, { query: { ...query, page_size: 100 } }, clerk)).list

test('batches are a table, the newest first, cell by cell', async () => {
  const { person, orderNo } = await anUnpaid()
  const dues = await aBatch({ name: "=cmd|' /C calc'!A0", total: 300, per_member: 2 })
  portal.clock.advance(1_000)
  const share = await aBatch({
    name: '评价季',
    way: 'percent',
    off_fen: null,
    percent: 10,
    most_fen: 60_000,
    least_fen: 80_000,
    items: ['unit_dues', 'evaluation'],
    issuing: 'single',
    total: 12,
    code: 'PJ26',
  })
  await verify(person, orderNo, dues.code)
  const table = await rowsOf({})
  expect(table.file_name).toBe('优惠码批次-20260518-140001.xlsx')
  expect(table.disposition).toContain(encodeURIComponent(table.file_name))
  expect([table.name, table.note]).toEqual(['优惠码批次', [['共 2 批优惠码，导出完整']]])
  expect(table.rows).toEqual([
    {
      批次: '评价季',
      优惠码或前缀: 'PJ26',
      发码: '每人一码',
      '减金额（元）': null,
      减比例: '10%',
      '最多减（元）': 600,
      '最低应付（元）': 800,
      适用项目: '单位会费、评价费',
      每人可用: 1,
      总量: 12,
      已用: 0,
      预留中: 0,
      '已减（元）': 0,
      开始: new Date('2026-05-01T00:00:00Z'),
      结束: new Date('2026-12-31T23:59:59Z'),
      状态: '生效中',
      新建时间: new Date('2026-05-18T14:00:01Z'),
    },
    expect.objectContaining({
      // a text, and no formula
      批次: "=cmd|' /C calc'!A0",
      优惠码或前缀: dues.code,
      '减金额（元）': 50,
      减比例: null,
      每人可用: 2,
      总量: 300,
      已用: 0,
      预留中: 1,
    }),
  ])
  expect(await trailOf('coupons.export', '*.*.')).toEqual([{ money: true, actor_kind: 'staff' }])
  await portal.ok(stopCouponBatch, { body: { id: share.id, version: share.version, stopped: true } }, clerk)
})

test('a table has what its list is narrowed to, whatever is looked for', async () => {
  const odd = '秋季.a/b%2F?#&*'
  await aBatch({ name: odd, items: ['unit_dues'] })
  await aBatch({ name: '秋'.repeat(30), items: ['unit_dues', 'personal_dues'] })
  for (const asked of [
    { status: 'stopped' },
    { status: 'used_up,ended,stopped', item: 'evaluation' },
    { item: 'personal_dues' },
    { q: odd },
    { q: '*' },
    { q: '.' },
    { q: '秋'.repeat(50) },
    { status: 'active', item: 'unit_dues', q: '秋' },
  ] satisfies Asked[]) {
    const list = await listed(asked)
    const { rows } = await rowsOf(asked)
    expect([asked, rows.map(row => row['批次'])]).toEqual([asked, list.map(({ name }) => name)])
  }
})

test('more batches than are read at once are all there', async () => {
  for (let made = 0; made < 205; made += 1) await aBatch({ name: '会员日' })
  const { rows, note } = await rowsOf({ q: '会员日' })
  expect(rows).toHaveLength(205)
  expect(note).toEqual([['共 205 批优惠码，导出完整']])
})

test('finance takes it too; who may not read coupons gets neither the link nor, later, the table', async () => {
  const finance = await aStaff(portal, 'finance')
  expect((await rowsOf({}, finance)).rows.length).toBeGreaterThan(0)
  const { token } = await aStaff(portal, 'others')
  expect(await portal.call(exportCouponBatches, { body: {} }, { token })).toMatchObject({ code: 403 })
  const { url } = await portal.ok(exportCouponBatches, { body: { status: 'stopped' } }, finance)
  expect((await follow(url.replace('/stopped.', '/active.'))).statusCode).toBe(404)
  await portal.db.pool.updateTable('staff').set({ sub_role: 'others' }).where('id', '=', finance.id).execute()
  expect((await follow(url)).statusCode).toBe(404)
})

test('a filter that is none is refused in words', async () => {
  expect(await portal.call(exportCouponBatches, { body: { status: 'active,wrong' } }, clerk)).toMatchObject({
    code: 400,
    data: { errors: { status: '状态不正确' } },
  })
})

const singles = (part: Parameters<typeof aBatch>[0] = {}) =>
  aBatch({ name: '年会', issuing: 'single', code: 'NH26', total: 3, ...part })
const codesRead = async (id: string) => {
  const { url, file_name } = await portal.ok(exportCouponCodes, { body: { id } }, clerk)
  return { ...(await readByHead(url)), file_name }
}

describe('the codes of a batch', () => {
  test('are a table in their order, each with the order that has it, and a line of the trail', async () => {
    const { person, orderNo } = await anUnpaid()
    const batch = await singles()
    const [first = '', second = '', third = ''] = await codesOf(batch)
    await verify(person, orderNo, second)
    // no code begins so, and none does any harm that would
    await portal.db.pool
      .updateTable('coupons')
      .set({ code: "=cmd|' /C calc'!A0" })
      .where('code', '=', third)
      .execute()
    const table = await codesRead(batch.id)
    expect(table.file_name).toMatch(/^优惠码-\d{8}-\d{6}\.xlsx$/)
    expect([table.name, table.note]).toEqual(['优惠码', [['批次“年会”共 3 个优惠码，导出完整']]])
    expect(table.rows).toEqual([
      { 优惠码: first, 状态: '未用', 订单号: null, 时间: null },
      { 优惠码: second, 状态: '预留中', 订单号: orderNo, 时间: expect.any(Date) },
      { 优惠码: "=cmd|' /C calc'!A0", 状态: '未用', 订单号: null, 时间: null },
    ])
    expect(await trailOf('coupons.export_codes', batch.id)).toEqual([{ money: true, actor_kind: 'staff' }])
  })

  test('are all there, more than are read at once', async () => {
    const { id } = await singles({ code: 'NHM', total: 401 })
    const { rows } = await codesRead(id)
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map(page =>
        portal.ok(listCouponCodes, { params: { id }, query: { page, page_size: 100 } }, clerk),
      ),
    )
    expect(rows.map(row => row['优惠码'])).toEqual(pages.flatMap(({ list }) => list.map(({ code }) => code)))
  })

  test('go to who keeps coupons alone, and to nobody who keeps them no longer', async () => {
    const { id } = await singles({ code: 'NHR' })
    for (const role of ['finance', 'others', 'agent', 'exam'] as const) {
      const { token } = await aStaff(portal, role)
      expect(await portal.call(exportCouponCodes, { body: { id } }, { token })).toMatchObject({ code: 403 })
    }
    expect(await trailOf('coupons.export_codes', id)).toEqual([])
    expect(await portal.call(exportCouponCodes, { body: { id: 'nothing' } }, clerk)).toMatchObject({
      code: 404,
    })
    const keeper = await aStaff(portal, 'super')
    const { url } = await portal.ok(exportCouponCodes, { body: { id } }, keeper)
    expect((await follow(url)).statusCode).toBe(200)
    await portal.db.pool
      .updateTable('staff')
      .set({ sub_role: 'finance' })
      .where('id', '=', keeper.id)
      .execute()
    expect((await follow(url)).statusCode).toBe(404)
  })
})
