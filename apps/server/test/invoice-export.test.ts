import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { exportInvoices, getInvoice, listInvoices } from '@portal/api/contract/invoices.contract'
import { staffLogout } from '@portal/api/contract/staff.contract'
import { aTitle, documentNumber, openInvoices, requestOf } from './support/invoices.ts'
import { params } from './support/orders.ts'
import { aStaff } from './support/people.ts'
import { tablesOf } from './support/tables.ts'

const { portal, finance, aPaid, aRequested, anIssued, askRed, settleRed, ask } = await openInvoices()
afterAll(() => portal.close())
const { follow, read, readByHead, trailOf } = tablesOf(portal)

/** Rows of a table as finance reads them, each cell by its head. */
async function rowsOf(status?: string) {
  const { url } = await portal.ok(exportInvoices, { params, body: { status } }, finance)
  return readByHead(url)
}

test('a tab is a table of all its documents, the earliest first, cell by cell', async () => {
  const issued = await anIssued()
  const { person, orderNo } = await aPaid()
  const title = await aTitle(portal, person, { buyer_name: "=cmd|' /C calc'!A0公司" })
  await ask(person, requestOf(title, [{ order_no: orderNo, amount_fen: 20_000 }]))
  await aRequested()
  const waiting = await rowsOf('submitted,failed,red_requested')
  const { list } = await portal.ok(
    listInvoices,
    { params, query: { status: 'submitted,failed,red_requested', sort: 'submitted_at' } },
    finance,
  )
  expect(waiting.name).toBe('会费发票')
  expect(waiting.note).toEqual([[`共 ${list.length} 张票据，导出完整`]])
  expect(waiting.rows.map(row => row['申请号'])).toEqual(list.map(({ invoice_no }) => invoice_no))
  expect(waiting.rows).toContainEqual(
    expect.objectContaining({
      状态: '待开票',
      票据类型: '会费票据',
      '金额（元）': 200,
      // what somebody wrote to us is a text
      购方名称: "=cmd|' /C calc'!A0公司",
      税号: '91110108MA01X7Q24N',
      接收邮箱: 'caiwu@huayue.example',
      发票备注: '财务部',
      订单号: orderNo,
      发票号码: null,
    }),
  )
  const [registered] = (await rowsOf('issued')).rows
  // 20 digits, whole
  expect(registered).toMatchObject({ 申请号: issued.invoice_no, 状态: '已开票', 发票号码: issued.number })
  expect(registered?.['开票日期']).toEqual(new Date('2026-05-18T00:00:00Z'))
  expect(await trailOf('invoices.export', 'dues.issued')).toEqual([{ money: true, actor_kind: 'staff' }])
})

test('without states it has every document, a reversed one with both its numbers', async () => {
  const { person, invoice_no, number } = await anIssued()
  await askRed(person, invoice_no)
  await settleRed({ invoice_no, result: 'done', red_number: documentNumber(), reversed_on: '2026-05-18' })
  const { red } = await portal.ok(getInvoice, { params: { ...params, invoice_no } }, finance)
  const { rows } = await rowsOf()
  const all = await portal.ok(listInvoices, { params, query: {} }, finance)
  expect(rows).toHaveLength(all.total)
  expect(rows).toContainEqual(
    expect.objectContaining({
      申请号: invoice_no,
      状态: '已红冲',
      发票号码: number,
      红字发票号码: red?.number,
    }),
  )
})

test('more documents than are read at once come whole and in order', async () => {
  const { invoice_no } = await aRequested()
  await sql`insert into invoices select (jsonb_populate_record(i, jsonb_build_object('id', 'copy-' || n,
      'invoice_no', 900000000000 + n, 'submitted_at', i.submitted_at - n * interval '1 minute'))).*
    from invoices as i, generate_series(1, 450) as n where i.invoice_no = ${invoice_no}`.execute(
    portal.db.pool,
  )
  const { rows, note } = await rowsOf('submitted')
  const numbers = rows.map(row => String(row['申请号']))
  expect(note).toEqual([[`共 ${rows.length} 张票据，导出完整`]])
  expect(new Set(numbers).size).toBe(rows.length)
  expect(numbers.filter(one => one.startsWith('9'))).toEqual(
    Array.from({ length: 450 }, (_, at) => String(900_000_000_450 - at)),
  )
})

test('the evaluations have a table of their own, and an empty tab is one without rows', async () => {
  const { file_name, url } = await portal.ok(
    exportInvoices,
    { params: { prefix: 'nrckapi' }, body: { status: 'red_done' } },
    finance,
  )
  expect(file_name).toMatch(/^评价费发票-\d{8}-\d{6}\.xlsx$/)
  const { rows, note } = await read(url)
  expect(rows).toEqual([])
  expect(note).toEqual([['共 0 张票据，导出完整']])
})

test('the link is for these documents, and for whoever asked as long as the right and the sign-in last', async () => {
  const clerk = await aStaff(portal, 'finance')
  const { url } = await portal.ok(exportInvoices, { params, body: { status: 'issued' } }, clerk)
  expect((await follow(url)).statusCode).toBe(200)
  for (const bent of [
    url.replace('dues.issued', 'dues.submitted'),
    url.replace('dues.', 'evaluation.'),
    url.replace('/invoices/', '/statement/'),
  ])
    expect([bent, (await follow(bent)).statusCode]).toEqual([bent, 404])
  await portal.db.pool.updateTable('staff').set({ sub_role: 'super' }).where('id', '=', clerk.id).execute()
  expect((await follow(url)).statusCode).toBe(404)
  await portal.db.pool.updateTable('staff').set({ sub_role: 'finance' }).where('id', '=', clerk.id).execute()
  expect((await follow(url)).statusCode).toBe(200)
  await portal.ok(staffLogout, {}, { token: clerk.token })
  expect((await follow(url)).statusCode).toBe(404)
  expect(
    await portal.call(exportInvoices, { params, body: {} }, await aStaff(portal, 'super')),
  ).toMatchObject({ code: 403 })
  expect(
    await portal.call(exportInvoices, { params, body: { status: 'issued,wrong' } }, finance),
  ).toMatchObject({ code: 400, data: { errors: { status: '状态不正确' } } })
})
