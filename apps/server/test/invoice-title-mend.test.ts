import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  listInvoiceTitles,
  requestInvoice,
  resubmitInvoice,
  retryInvoice,
} from '@portal/api/contract/invoices.contract'
import { openPlatform } from './support/invoice-platform.ts'
import { aTitle, requestOf } from './support/invoices.ts'
import { params } from './support/orders.ts'
import { aStaff } from './support/people.ts'

// A title that the platform knows otherwise than the member gave it (D6): finance mends it, and the platform tries again.

const opened = await openPlatform()
const { portal, host, platform, finance, see, aPaid, sendBack, read, lastTextTo } = opened
const { mendTitle, press, handOver, rowOf, follow, settled, books, mend, byHand } = opened
const colleague = await aStaff(portal, 'finance')
beforeEach(mend)
afterAll(() => portal.close())

const registered = '远桥精密制造集团股份有限公司'
/** Refused, as the platform knows the buyer with another name. */
async function aRefused() {
  const { person, orderNo } = await aPaid()
  const title = await aTitle(portal, person, { buyer_name: '远桥精密制造股份有限公司' })
  const body = {
    ...requestOf(title, [{ order_no: orderNo, amount_fen: 20_000 }]),
    remark: '沙箱名称不符',
  }
  const { invoice_no } = await portal.ok(requestInvoice, { params, body }, { token: person.token })
  await handOver(invoice_no)
  await settled(invoice_no)
  return { person, orderNo, invoice_no }
}

test('is mended by finance, issued to the name that the platform knows, and the member reads why', async () => {
  const { person, orderNo, invoice_no } = await aRefused()
  expect(await read(finance, invoice_no)).toMatchObject({
    invoice_status: 'failed',
    registered_name: registered,
    title_note: '',
    allowed: ['send_back', 'issue', 'retry', 'mend'],
  })
  expect(await read(person, invoice_no)).toMatchObject({ registered_name: '', trouble: '' })
  // as it was asked for it is refused as often as it is tried
  await press(retryInvoice, invoice_no)
  expect(await read(finance, invoice_no)).toMatchObject({ registered_name: '', trouble: '' })
  await settled(invoice_no)
  expect(await read(finance, invoice_no)).toMatchObject({ registered_name: registered })

  const note = '税务登记的名称含“集团”二字，请更新抬头。'
  expect(await mendTitle(invoice_no, { buyer_name: registered, title_note: note })).toMatchObject({
    data: { invoice_status: 'issuing', buyer_name: registered, registered_name: '', allowed: [] },
  })
  await settled(invoice_no)
  expect((await read(finance, invoice_no)).attempts).toEqual([
    { at: expect.any(String), result: 'issued', note: '' },
    { at: expect.any(String), result: 'failed', note: expect.stringContaining(registered) },
    { at: expect.any(String), result: 'failed', note: expect.stringContaining(registered) },
  ])
  const mine = await read(person, invoice_no)
  expect(mine).toMatchObject({
    attempts: [],
    invoice_status: 'issued',
    buyer_name: registered,
    title: { buyer_name: registered, tax_no: '91110108MA01X7Q24N' },
    title_note: note,
  })
  expect(mine.history.map(({ text, by, note: said }) => [by, text, said])).toEqual([
    ['本人', '提交开票申请', ''],
    ['协会', '更正抬头，重新开具', `名称“远桥精密制造股份有限公司”改为“${registered}”。${note}`],
    ['协会', '开票平台开出', ''],
  ])
  expect(await lastTextTo(person)).toContain('已开具，抬头由协会更正，')
  expect(await see(orderNo, person)).toMatchObject({ invoice_status: 'issued', billable_fen: 0 })
  expect(await books(invoice_no)).toEqual(['1 refused', '2 refused', '3 issued'])
  // the title book is the member's own
  expect((await portal.ok(listInvoiceTitles, {}, person)).list).toMatchObject([
    { buyer_name: '远桥精密制造股份有限公司' },
  ])
})

test('is mended once by three clerks at once, and once by one who presses again', async () => {
  const { invoice_no } = await aRefused()
  const answers = await Promise.all(
    [finance, colleague, finance].map((clerk, index) =>
      mendTitle(invoice_no, { buyer_name: `${registered}${index}` }, clerk),
    ),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409])
  const other = await aRefused()
  const twice = await Promise.all(
    [1, 2].map(() => mendTitle(other.invoice_no, { buyer_name: registered }, finance, 'mended-once')),
  )
  expect(twice.map(({ code }) => code)).toEqual([200, 200])
  expect(await rowOf(other.invoice_no)).toMatchObject({ handed_over: 2 })
})

test.each([
  ['no name', { buyer_name: '' }, 400, 'buyer_name'],
  ['51 Chinese characters', { buyer_name: '名'.repeat(51) }, 400, 'buyer_name'],
  ['half a tax number', { tax_no: '911101' }, 400, 'tax_no'],
  ['no words for the member', { title_note: ' ' }, 400, 'title_note'],
  ['201 characters for the member', { title_note: '长'.repeat(201) }, 400, 'title_note'],
  ['the title as it is', { buyer_name: '远桥精密制造股份有限公司' }, 422, 'title_unchanged'],
  [
    'the same in other letters',
    { buyer_name: ' 远桥精密制造股份有限公司 ', tax_no: '9111 0108 ma01 x7q2 4n' },
    422,
    'title_unchanged',
  ],
])('stays as it is with %s', async (_, part, code, blamed) => {
  const { invoice_no } = await aRefused()
  const answer = await mendTitle(invoice_no, { buyer_name: registered, ...part })
  expect(answer).toMatchObject({ code })
  expect(JSON.stringify(answer.data)).toContain(blamed)
  expect(await rowOf(invoice_no)).toMatchObject({
    status: 'failed',
    buyer_name: '远桥精密制造股份有限公司',
    title_note: '',
  })
})

test('is the member’s own again when the request is sent back', async () => {
  const { person, orderNo, invoice_no } = await aRefused()
  await mendTitle(invoice_no, { buyer_name: '仍然不对的名称' })
  await settled(invoice_no)
  expect(await read(finance, invoice_no)).toMatchObject({
    invoice_status: 'failed',
    registered_name: '仍然不对的名称集团',
    title_note: '请更新抬头',
  })
  await sendBack(invoice_no, '请核对抬头')
  expect(await read(finance, invoice_no)).toMatchObject({ registered_name: '', title_note: '' })
  const title = await aTitle(portal, person, { buyer_name: registered })
  const body = { invoice_no, ...requestOf(title, [{ order_no: orderNo, amount_fen: 20_000 }]) }
  expect(await portal.ok(resubmitInvoice, { params, body }, person)).toMatchObject({ title_note: '' })
})

test('of a person has no tax number', async () => {
  const { person, orderNo } = await aPaid()
  const title = await aTitle(portal, person, { title_type: 'personal', buyer_name: '陈知行' })
  const body = { ...requestOf(title, [{ order_no: orderNo, amount_fen: 20_000 }]), remark: '沙箱拒绝一次' }
  const { invoice_no } = await portal.ok(requestInvoice, { params, body }, { token: person.token })
  await handOver(invoice_no)
  await settled(invoice_no)
  expect(await mendTitle(invoice_no, { buyer_name: '陈知行', tax_no: '91110108MA01X7Q24N' })).toMatchObject({
    code: 422,
  })
  await mendTitle(invoice_no, { buyer_name: '陈知衡', tax_no: '91110108MA01X7Q24N' })
  expect(await rowOf(invoice_no)).toMatchObject({ buyer_name: '陈知衡', tax_no: '' })
})

test('is left alone without a platform, and by who may not', async () => {
  const { person, invoice_no } = await aRefused()
  expect(await mendTitle(invoice_no, {}, person)).toMatchObject({ code: 403 })
  byHand()
  expect(await mendTitle(invoice_no, {})).toMatchObject({ code: 409 })
})

test.each([
  ['a name longer than any document takes', '名'.repeat(60), ''],
  ['the name as it was asked for', '远桥精密制造股份有限公司', ''],
  ['a name with line breaks and half a character', ' 远桥\n集团\ud800 ', '远桥 集团�'],
])('%s of a platform', async (_, registered_name, kept) => {
  const { invoice_no } = await aRefused()
  host.invoicePlatform = {
    ...platform,
    ask: async () => ({ state: 'refused', reason: '名称不符。', registered_name }),
  }
  await press(retryInvoice, invoice_no)
  await follow(invoice_no)
  expect(await read(finance, invoice_no)).toMatchObject({ registered_name: kept, trouble: '名称不符' })
})
