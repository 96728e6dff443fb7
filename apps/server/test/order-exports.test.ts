import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import readExcel from 'read-excel-file/node'
import { staffLogout } from '@portal/api/contract/staff.contract'
import { beginExport, listExports } from '@portal/api/contract/order-exports.contract'
import { listOrders } from '@portal/api/contract/orders.contract'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { invoiceStatusLook } from '@portal/api/rules/invoice-looks'
import { orderStatusLook } from '@portal/api/rules/order'
import { orderColumns } from '@portal/api/rules/order-export'
import { channelNames } from '@portal/api/rules/payment'
import { endLostExports, openExport } from '@portal/portal/order-exports/open-export'
import { purchases } from '@portal/portal/purchases'
import { readSheet } from '@portal/portal/sheets/read-sheet'
import { begin, download, follow, trailOf } from './support/exports.ts'
import { openOrders, params } from './support/orders.ts'
import { aMember, aStaff, type Person } from './support/people.ts'
import { fillOrders } from './support/many-rows.ts'
import { approved, confirm } from './support/journey.ts'

const { portal, desk, anUnpaid, aReported, see } = await openOrders()
afterAll(() => portal.close())

/** Names that somebody could have himself registered under. */
const hostile = [
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(A1:A9)',
  "'=quoted",
  '110101199001011234',
  '0012',
  '他说"好"，<b>&amp;</b>',
  '两\n行',
]

const listed = async ({ token }: Person, query: object = {}): Promise<OrderRow[]> =>
  (await portal.ok(listOrders, { params, query: { page_size: 100, ...query } }, { token })).list

/** What the list shows in each cell of a table with every column. */
const shown = (order: OrderRow): string[] => [
  order.order_no,
  order.item,
  order.subject_type === 'personal' ? '个人' : '单位',
  order.subject_name,
  (order.amount_fen / 100).toFixed(2),
  order.channel === null ? '' : channelNames[order.channel],
  orderStatusLook[order.order_status].label,
  order.invoice_status === null ? '' : invoiceStatusLook[order.invoice_status].label,
  order.created_at,
  order.paid_at ?? '',
  order.deadline_at?.slice(0, 10) ?? '',
  order.agent_name ?? '',
]

const heads = [
  '订单号',
  '项目',
  '会员类型',
  '会员',
  '应付金额（元）',
  '渠道',
  '订单状态',
  '票据状态',
  '下单时间',
  '确认时间',
  '付款截止',
  '发展人',
]

beforeAll(async () => {
  for (const subject_name of hostile) {
    const { orderNo } = await anUnpaid()
    await portal.db.pool.updateTable('orders').set({ subject_name }).where('order_no', '=', orderNo).execute()
  }
  await confirm(portal, desk, (await aReported()).orderNo)
  await approved(portal, await aMember(portal, { agentId: '77' }), desk)
})

const wallClock = (cell: unknown): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 19).replace('T', ' ') : ''

/** An amount without its zeros, a day without its midnight: all that a program may add to them. */
const plain = (cells: readonly string[]) =>
  cells.map((cell, at) => (at === 4 ? String(Number(cell)) : at === 10 ? cell.slice(0, 10) : cell))

describe('what the file holds', () => {
  test('XLSX: every cell is what the list shows, digits and formulas as text, amounts as numbers, times as times', async () => {
    const { content, headers, file_name, rows } = await download(portal, desk.finance)
    expect(file_name).toBe('订单-20260518-140000.xlsx')
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file_name)}`,
      'cache-control': 'no-store',
    })
    const sheets = await readExcel(content)
    const [first, second] = sheets
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['订单', '说明'])
    expect(second?.data).toEqual([[`共 ${rows} 笔订单，导出完整`]])
    const [head, ...cells] = first?.data ?? []
    expect(head).toEqual(heads)
    const orders = await listed(desk.finance)
    expect(cells).toHaveLength(orders.length)
    for (const [at, order] of orders.entries()) {
      const row = cells[at] ?? []
      const texts = shown(order)
      expect(row[4]).toBe(order.amount_fen / 100)
      expect([8, 9, 10].map(column => wallClock(row[column]).slice(0, texts[column]?.length))).toEqual(
        texts.slice(8, 11),
      )
      for (const column of [0, 1, 2, 3, 5, 6, 7, 11]) expect(row[column] ?? '').toBe(texts[column])
    }
    expect(cells.map(row => row[3])).toEqual(expect.arrayContaining(hostile))
  })

  test('CSV: no cell begins a formula, and the last line says how many there are', async () => {
    const { content, headers, rows } = await download(portal, desk.finance, { format: 'csv' })
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const text = content.toString('utf8')
    expect(text.startsWith(`\uFEFF${heads.join(',')}\r\n`)).toBe(true)
    expect(
      text.endsWith(`\r\n"共 ${rows} 笔订单，导出完整"\r\n`) ||
        text.endsWith(`\r\n共 ${rows} 笔订单，导出完整\r\n`),
    ).toBe(true)
    expect(text).toContain(`,'=cmd|' /C calc'!A0,`)
    expect(text).toContain(',110101199001011234\t,')
    expect(text).not.toMatch(/(?:^|[,\n]"?)[=+\-@]/)
  })

  test.for(['xlsx', 'csv'] as const)('%s that is read in again has lost nothing', async format => {
    const { content } = await download(portal, desk.finance, { format })
    const sheet = await readSheet(content)
    if (typeof sheet === 'string') throw new Error(sheet)
    const orders = await listed(desk.finance)
    expect(sheet.rows.slice(1, orders.length + 1).map(plain)).toEqual(
      orders.map(order => plain(shown(order))),
    )
  })

  test('it is the filter, the order and the columns that were asked for, all pages of them', async () => {
    const query = { status: '0,30', sort: 'amount_fen' } as const
    const { content, rows } = await download(portal, desk.finance, {
      ...query,
      columns: ['status', 'order_no'],
    })
    const orders = await listed(desk.finance, query)
    const [sheet] = await readExcel(content)
    expect(sheet?.data).toEqual([
      ['订单状态', '订单号'],
      ...orders.map(order => [orderStatusLook[order.order_status].label, order.order_no]),
    ])
    expect(rows).toBe(orders.length)
    expect(
      await portal.call(
        beginExport,
        { params, body: { format: 'csv', columns: ['order_no'], q: '没有这个人' } },
        { token: desk.finance.token },
      ),
    ).toMatchObject({ code: 422, data: { rule: 'nothing_to_export' } })
    for (const columns of [[], ['phone'], ['order_no', 'order_no']])
      expect(
        await portal.call(
          beginExport,
          { params, body: { format: 'csv', columns: columns as ['order_no'] } },
          { token: desk.finance.token },
        ),
      ).toMatchObject({ code: 400 })
  })
})

describe('who', () => {
  test('an agency gets its own leads, the order desk gets names masked, and neither finds more by asking', async () => {
    const agent = await aStaff(portal, 'agent', '77')
    const others = await aStaff(portal, 'others')
    for (const person of [agent, others, desk.auditor]) {
      const { content } = await download(portal, person)
      const [sheet] = await readExcel(content)
      const orders = await listed(person)
      expect(sheet?.data.slice(1).map(row => [row[0], row[3]])).toEqual(
        orders.map(({ order_no, subject_name }) => [order_no, subject_name]),
      )
    }
    const masked = (await download(portal, others, { format: 'csv' })).content.toString('utf8')
    expect(masked).not.toContain('陈知行')
    expect(masked).toContain('陈*行')
    expect((await listed(agent)).length).toBe(1)
    expect(
      await portal.call(
        beginExport,
        { params, body: { format: 'csv', columns: ['order_no'], q: '陈知行' } },
        { token: others.token },
      ),
    ).toMatchObject({ code: 422 })
  })

  test('a link works once, for some minutes, as it was made, and not after its owner signed out', async () => {
    const first = await begin(portal, desk.finance)
    expect((await follow(portal, first.url)).statusCode).toBe(200)
    expect((await follow(portal, first.url)).statusCode).toBe(404)
    const other = await begin(portal, desk.finance)
    expect((await follow(portal, other.url.replace(other.id, first.id))).statusCode).toBe(404)
    expect((await follow(portal, `/exports/${other.id}`)).statusCode).toBe(404)
    expect((await portal.member.inject({ url: other.url })).statusCode).toBe(404)
    portal.clock.advance(300_001)
    expect((await follow(portal, other.url)).statusCode).toBe(404)
    const gone = await aStaff(portal, 'finance')
    const { url, id } = await begin(portal, gone)
    await portal.ok(staffLogout, {}, { token: gone.token })
    expect((await follow(portal, url)).statusCode).toBe(404)
    expect((await trailOf(portal, id)).map(({ act }) => act)).toEqual(['order.export', 'order.export_cut'])
  })

  test('the same request twice is one export', async () => {
    const asked = [
      beginExport,
      { params, body: { format: 'csv', columns: ['order_no'] as 'order_no'[] } },
      { token: desk.finance.token, key: 'export-0001' },
    ] as const
    expect(await portal.ok(...asked)).toEqual(await portal.ok(...asked))
  })
})

describe('the trail', () => {
  test('says who took what out and how much of it went', async () => {
    const asked = { format: 'csv', status: '0', q: hostile[0], columns: ['order_no', 'member'] } as const
    const { id } = await download(portal, desk.finance, { ...asked, columns: [...asked.columns] })
    expect(await trailOf(portal, id)).toEqual([
      {
        actor_id: desk.finance.id,
        act: 'order.export',
        money: true,
        diff: { ...asked, kind: 'dues', sort: '-created_at', rows: 1 },
      },
      { actor_id: desk.finance.id, act: 'order.export_done', money: true, diff: { sent: 1, rows: 1 } },
    ])
    const { list } = await portal.ok(listExports, { params }, { token: desk.finance.token })
    expect(list[0]).toMatchObject({ id, state: 'done', rows: 1, sent: 1 })
    expect((await portal.ok(listExports, { params }, { token: desk.auditor.token })).list).not.toContainEqual(
      list[0],
    )
  })

  test('a phone that was searched for is masked in it', async () => {
    const { person, orderNo } = await anUnpaid()
    await see(orderNo, person)
    const { id } = await begin(portal, desk.finance, { q: person.phone })
    const [line] = await trailOf(portal, id)
    expect(line?.diff).toMatchObject({
      rows: 1,
      q: `${person.phone.slice(0, 3)}****${person.phone.slice(-4)}`,
    })
  })

  test('a download that broke off is cut, and so is one whose process was killed', async () => {
    const open = async () => {
      const { id, url } = await begin(portal, desk.finance)
      const { searchParams } = new URL(url, 'http://localhost')
      const signed = Object.fromEntries(searchParams)
      const file = await openExport(portal.host, purchases, { id, ...signed, address: '10.0.0.1' })
      if (!file) throw new Error('no file')
      return { id, ...file }
    }
    const left = await open()
    await left.content.next()
    await left.content.return()
    expect((await trailOf(portal, left.id)).at(-1)).toMatchObject({ act: 'order.export_cut' })
    const killed = await open()
    await killed.content.next()
    await endLostExports(portal.host)
    expect((await trailOf(portal, killed.id)).at(-1)).toMatchObject({ act: 'order.export' })
    portal.clock.advance(600_001)
    await endLostExports(portal.host)
    await endLostExports(portal.host)
    expect((await trailOf(portal, killed.id)).map(({ act }) => act)).toEqual([
      'order.export',
      'order.export_cut',
    ])
    // it goes on all the same: the trail has one end of it
    for await (const part of killed.content) expect(part).toBeInstanceOf(Uint8Array)
    expect(await trailOf(portal, killed.id)).toHaveLength(2)
  })
})

test('many orders go out row by row while others come in', async () => {
  await portal.db.pool.insertInto('agents').values({ id: '1001', name: '华东中心' }).execute()
  await portal.db.session(session => fillOrders(session, 5_000))
  const before = await portal.ok(listOrders, { params }, { token: desk.finance.token })
  const [{ content, rows }] = await Promise.all([
    download(portal, desk.finance, { sort: 'created_at', columns: ['order_no', 'created_at'] }),
    anUnpaid(),
    anUnpaid(),
  ])
  const [sheet] = await readExcel(content)
  const numbers = sheet?.data.slice(1).map(row => String(row[0])) ?? []
  expect(rows).toBeGreaterThanOrEqual(before.total)
  expect(numbers.length).toBeGreaterThanOrEqual(rows)
  expect(new Set(numbers).size).toBe(numbers.length)
  const times = sheet?.data.slice(1).map(row => wallClock(row[1])) ?? []
  expect(times).toEqual(times.toSorted())
  expect(orderColumns).toHaveLength(10)
}, 60_000)
