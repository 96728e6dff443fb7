import { afterAll, describe, expect, test } from 'vitest'
import {
  issueInvoice,
  listBillableOrders,
  listInvoices,
  listInvoiceTitles as listTitles,
  listOrderInvoices,
  requestInvoice,
} from '@portal/api/contract/invoices.contract'
import { renewMembership } from '@portal/api/contract/applications.contract'
import { workCounts } from '@portal/api/contract/staff.contract'
import { refusals } from '@portal/api/rules/refusals'
import { system } from '@portal/portal/kernel/callers'
import { inUnitOfWork } from '@portal/portal/kernel/work'
import { foldInvoiceCounts } from '@portal/portal/invoices/invoice-lists.repository'
import { createOrder } from '@portal/portal/orders/create'
import { aPdf, aRequest, aTitle, issuedWith, requestOf, openInvoices } from './support/invoices.ts'
import { confirm, reported } from './support/journey.ts'
import { params } from './support/orders.ts'
import { aMember, aStaff } from './support/people.ts'

const { portal, desk, finance, see, later, aPaid, aRequested, ask, cancel, sendBack, read, lastTextTo } =
  await openInvoices()
afterAll(() => portal.close())

test('from the request to the file that the member downloads', async () => {
  const { person, orderNo } = await aPaid()
  expect(await see(orderNo, person)).toMatchObject({ invoice_status: null, billable_fen: 20_000 })
  const { list } = await portal.ok(listBillableOrders, { params }, person)
  expect(list).toMatchObject([
    { order_no: orderNo, item: '个人会费', paid_fen: 20_000, billable_fen: 20_000 },
  ])
  const requested = await aRequest(portal, person, orderNo)
  expect(requested).toMatchObject({
    invoice_no: expect.stringMatching(/^20260518\d{4}$/),
    invoice_status: 'submitted',
    amount_fen: 20_000,
    tax: null,
    title: { buyer_name: '华岳重工集团有限公司', tax_no: '91110108MA01X7Q24N' },
    lines: [{ order_no: orderNo, paid_fen: 20_000, elsewhere_fen: 0, amount_fen: 20_000 }],
    allowed: ['cancel'],
    history: [{ text: '提交开票申请', by: '本人' }],
  })
  expect(await see(orderNo, person)).toMatchObject({ invoice_status: 'submitted', billable_fen: 0 })
  expect(await portal.ok(listBillableOrders, { params }, person)).toEqual({ list: [] })

  expect((await portal.ok(workCounts, {}, finance)).invoices).toBeGreaterThan(0)
  const { invoice_no } = requested
  const waiting = await portal.ok(listInvoices, { params, query: { status: 'submitted' } }, finance)
  expect(waiting.counts).toContainEqual({
    invoice_status: 'submitted',
    count: expect.toSatisfy((count: number) => count > 0),
  })
  expect(waiting.list.map(row => row.invoice_no)).toContain(invoice_no)
  const body = await issuedWith(portal, finance, invoice_no, { staff_remark: '内部' })
  const issued = await portal.ok(issueInvoice, { params, body }, finance)
  expect(issued).toMatchObject({
    invoice_status: 'issued',
    number: body.number,
    staff_remark: '内部',
    files: [{ format: 'pdf', name: '发票.pdf' }],
    allowed: ['resend', 'ask_red'],
  })
  expect(await lastTextTo(person)).toContain('已开具')
  const mine = await read(person, invoice_no)
  expect(mine).toMatchObject({ staff_remark: '', history: [{ by: '本人' }, { by: '协会' }] })
  const file = await portal.member.inject({ url: mine.files[0]?.url ?? '' })
  expect(file.rawPayload).toEqual(aPdf)
  expect(await portal.ok(listOrderInvoices, { params: { ...params, order_no: orderNo } }, person)).toEqual(
    await portal
      .ok(listInvoices, { params, query: { q: body.number } }, person)
      .then(({ list: found }) => ({ list: found })),
  )
  expect(await see(orderNo, finance)).toMatchObject({ invoice_status: 'issued', billable_fen: 0 })
})

test('super reads documents and decides nothing; who may not read them sees no state of them', async () => {
  const { person, orderNo, invoice_no } = await aRequested()
  expect(await read(desk.auditor, invoice_no)).toMatchObject({ allowed: [] })
  expect(await see(orderNo, desk.auditor)).toMatchObject({ invoice_status: 'submitted' })
  const others = await aStaff(portal, 'others')
  expect(await see(orderNo, others)).toMatchObject({ invoice_status: null, billable_fen: 0 })
  expect(await cancel(person, invoice_no)).toMatchObject({ code: 200 })
})

describe('what is asked for', () => {
  test('a part of an order, then the rest, and never a fen more', async () => {
    const { person, orderNo } = await aPaid()
    const title = await aTitle(portal, person)
    const part = (amount_fen: number) => ask(person, requestOf(title, [{ order_no: orderNo, amount_fen }]))
    expect(await part(20_001)).toMatchObject({ code: 422, message: refusals.billed_too_much })
    expect(await part(5_000)).toMatchObject({ code: 200 })
    expect(await part(15_001)).toMatchObject({ code: 422, message: refusals.billed_too_much })
    expect(await part(15_000)).toMatchObject({
      code: 200,
      data: { lines: [{ elsewhere_fen: 5_000, amount_fen: 15_000 }] },
    })
    expect(await part(1)).toMatchObject({ code: 422, message: refusals.not_billable })
  })

  test('two orders on one document, and both come free when it is cancelled', async () => {
    const { person, orderNo } = await aPaid()
    await later(360 * 86_400_000)
    const { order_no: second } = await portal.ok(renewMembership, {}, person)
    if (second === null) throw new Error('no order')
    await reported(portal, person, second)
    expect(await confirm(portal, desk, second)).toMatchObject({ code: 200 })
    const title = await aTitle(portal, person)
    const lines = [orderNo, second].map(order_no => ({ order_no, amount_fen: 20_000 }))
    const merged = await portal.ok(requestInvoice, { params, body: requestOf(title, lines) }, person)
    expect(merged).toMatchObject({ amount_fen: 40_000, orders: [orderNo, second] })
    expect(await cancel(person, merged.invoice_no)).toMatchObject({
      data: { invoice_status: 'cancelled', allowed: [] },
    })
    for (const { order_no } of lines)
      expect(await see(order_no, person)).toMatchObject({ invoice_status: null, billable_fen: 20_000 })
  })

  test('dues get a receipt alone, evaluations an invoice with its tax; the other kind is not found there', async () => {
    const person = await aMember(portal)
    const now = portal.clock.now
    const order_no = await inUnitOfWork(portal.host, { caller: system, address: '', now }, work =>
      createOrder(work, {
        reason: 'evaluation',
        memberId: person.id,
        subjectName: '陈知行',
        lines: [{ title: '三星评价费', amount_fen: 80_000 }],
      }),
    )
    if (order_no === undefined) throw new Error('no order')
    await reported(portal, person, order_no, 80_000, 'nrckapi')
    expect(await confirm(portal, desk, order_no, { received_fen: 80_000 }, 'nrckapi')).toMatchObject({
      code: 200,
    })
    const unit = await aTitle(portal, person)
    const untaxed = await aTitle(portal, person, { buyer_name: '没有税号的单位', tax_no: '' })
    const personal = await aTitle(portal, person, { title_type: 'personal', buyer_name: '陈知行' })
    const lines = [{ order_no, amount_fen: 80_000 }]
    const evaluation = { prefix: 'nrckapi' } as const
    const tries = [
      [unit, 'receipt', 'document_kind_unfit'],
      [personal, 'special', 'document_kind_unfit'],
      [untaxed, 'ordinary', 'tax_no_needed'],
      [untaxed, 'special', 'tax_no_needed'],
    ] as const
    for (const [title, kind, rule] of tries)
      expect(
        await portal.call(
          requestInvoice,
          { params: evaluation, body: requestOf(title, lines, kind) },
          person,
        ),
      ).toMatchObject({ code: 422, data: { rule } })
    expect(await ask(person, requestOf(unit, lines, 'ordinary'))).toMatchObject({ code: 404 })
    const special = requestOf(unit, lines, 'special')
    expect(await portal.ok(requestInvoice, { params: evaluation, body: special }, person)).toMatchObject({
      order_kind: 'evaluation',
      tax: { net_fen: 75_472, tax_fen: 4_528 },
    })
  })

  test('a title is what it was when the request was handed in', async () => {
    const { person, orderNo } = await aPaid()
    const { invoice_no } = await aRequest(portal, person, orderNo)
    const [title] = (await portal.ok(listTitles, {}, person)).list
    if (!title) throw new Error('no title')
    await aTitle(portal, person, { title_id: title.id, buyer_name: '改了名的公司' })
    expect(await read(person, invoice_no)).toMatchObject({ title: { buyer_name: '华岳重工集团有限公司' } })
  })

  test.each([
    ['lines', { lines: [] }],
    ['lines', { lines: [1, 2].map(() => ({ order_no: '2026051800001', amount_fen: 1 })) }],
    ['lines.0.amount_fen', { lines: [{ order_no: '2026051800001', amount_fen: 0.5 }] }],
    ['email', { email: 'nobody' }],
    ['title_id', { title_id: '' }],
    ['remark', { remark: '汉'.repeat(116) }],
  ])('a wrong %s is a field error', async (field, part) => {
    const { person, orderNo } = await aPaid()
    const title = await aTitle(portal, person)
    const body = { ...requestOf(title, [{ order_no: orderNo, amount_fen: 1 }]), ...part }
    expect(await ask(person, body)).toMatchObject({
      code: 400,
      data: { errors: { [field]: expect.stringMatching(/\p{Script=Han}/u) } },
    })
  })
})

test('counts are exact whatever is folded, and while documents are moved', async () => {
  const counts = async () => {
    const { total, counts: given } = await portal.ok(listInvoices, { params, query: {} }, finance)
    const rows = await portal.db.pool
      .selectFrom('invoices')
      .select(['status', eb => eb.fn.countAll<number>().as('count')])
      .where('order_kind', '=', 'dues')
      .groupBy('status')
      .execute()
    expect(total).toBe(rows.reduce((sum, { count }) => sum + count, 0))
    for (const { invoice_status, count } of given)
      expect(rows).toContainEqual({ status: invoice_status, count })
  }
  const { invoice_no } = await aRequested()
  await counts()
  await Promise.all([foldInvoiceCounts(portal.db.pool), sendBack(invoice_no, '有误')])
  await counts()
})

test('twenty requests for one order at once take its money once', async () => {
  const { person, orderNo } = await aPaid()
  const title = await aTitle(portal, person)
  const body = requestOf(title, [{ order_no: orderNo, amount_fen: 15_000 }])
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(person, body)))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 422)).toHaveLength(19)
  expect(await see(orderNo, person)).toMatchObject({ billable_fen: 5_000 })
})

test('a request whose answer was lost is the same one again', async () => {
  const { person, orderNo } = await aPaid()
  const title = await aTitle(portal, person)
  const body = requestOf(title, [{ order_no: orderNo, amount_fen: 20_000 }])
  const caller = { token: person.token, key: 'lost-answer-of-an-invoice' }
  const first = await portal.call(requestInvoice, { params, body }, caller)
  expect(await portal.call(requestInvoice, { params, body }, caller)).toEqual(first)
  expect(await portal.ok(listInvoices, { params, query: {} }, person)).toMatchObject({ total: 1 })
})
