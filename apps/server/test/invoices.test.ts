import { afterAll, describe, expect, test } from 'vitest'
import {
  askInvoiceReversal,
  cancelInvoice,
  getInvoice,
  issueInvoice,
  listBillableOrders,
  listInvoices,
  listInvoiceTitles as listTitles,
  listOrderInvoices,
  requestInvoice,
  resubmitInvoice,
  sendBackInvoice,
  settleInvoiceReversal,
} from '@portal/api/contract/invoices.contract'
import type { BodyOf } from '@portal/api/contract/endpoint'
import { renewMembership } from '@portal/api/contract/applications.contract'
import { decideRefund, requestRefund, settleRefund } from '@portal/api/contract/refunds.contract'
import { workCounts } from '@portal/api/contract/staff.contract'
import { invoiceStatuses } from '@portal/api/rules/invoice'
import { refusals } from '@portal/api/rules/refusals'
import { system } from '@portal/portal/kernel/callers'
import { inUnitOfWork } from '@portal/portal/kernel/work'
import { foldInvoiceCounts } from '@portal/portal/invoices/invoice-lists.repository'
import { createOrder } from '@portal/portal/orders/create'
import {
  aPdf,
  aRequest,
  aTitle,
  documentNumber,
  issuedWith,
  requestOf,
  uploadDocument,
} from './support/invoices.ts'
import { bankRef, confirm, paidMember, reported } from './support/journey.ts'
import { openOrders, params } from './support/orders.ts'
import { aMember, aStaff, type Person } from './support/people.ts'

const { portal, desk, see, later } = await openOrders()
afterAll(() => portal.close())
const { finance } = desk

async function aPaid(): Promise<{ person: Person; orderNo: string }> {
  const person = await aMember(portal)
  return { person, orderNo: await paidMember(portal, person, desk) }
}

async function aRequested() {
  const { person, orderNo } = await aPaid()
  const { invoice_no } = await aRequest(portal, person, orderNo)
  return { person, orderNo, invoice_no }
}

async function anIssued() {
  const { person, orderNo, invoice_no } = await aRequested()
  const body = await issuedWith(portal, finance, invoice_no)
  await portal.ok(issueInvoice, { params, body }, finance)
  return { person, orderNo, invoice_no, number: body.number }
}

const ask = ({ token }: Person, body: BodyOf<typeof requestInvoice>) =>
  portal.call(requestInvoice, { params, body }, { token })
const cancel = ({ token }: Person, invoice_no: string) =>
  portal.call(cancelInvoice, { params, body: { invoice_no } }, { token })
const sendBack = (invoice_no: string, reason: string) =>
  portal.call(sendBackInvoice, { params, body: { invoice_no, reason } }, finance)
const issue = (body: BodyOf<typeof issueInvoice>, clerk = finance) =>
  portal.call(issueInvoice, { params, body }, { token: clerk.token })
const askRed = ({ token }: Person, invoice_no: string, reason = '抬头有误') =>
  portal.call(askInvoiceReversal, { params, body: { invoice_no, reason } }, { token })
const settleRed = (body: BodyOf<typeof settleInvoiceReversal>) =>
  portal.call(settleInvoiceReversal, { params, body }, finance)
const read = ({ token }: Person, invoice_no: string) =>
  portal.ok(getInvoice, { params: { ...params, invoice_no } }, { token })
const lastTextTo = async ({ phone }: Person) => (await portal.smsTo(phone))[0]?.text

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
    title: { buyer_name: '华岳重工集团有限公司', tax_no: '91110108MA01X7Q24R' },
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
    allowed: ['ask_red'],
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

describe('finance', () => {
  test('sends back with a reason; the money comes free, and the mended request takes it again', async () => {
    const { person, orderNo, invoice_no } = await aRequested()
    expect(await sendBack(invoice_no, '')).toMatchObject({ code: 422, message: refusals.reason_needed })
    expect(await sendBack(invoice_no, '抬头与营业执照不符')).toMatchObject({
      data: { invoice_status: 'returned', reason: '抬头与营业执照不符', allowed: [] },
    })
    expect(await lastTextTo(person)).toContain('已退回')
    expect(await see(orderNo, person)).toMatchObject({ invoice_status: 'returned', billable_fen: 20_000 })
    const title = await aTitle(portal, person, { buyer_name: '华岳重工集团股份有限公司' })
    const body = { invoice_no, ...requestOf(title, [{ order_no: orderNo, amount_fen: 12_000 }]) }
    expect(await portal.ok(resubmitInvoice, { params, body }, person)).toMatchObject({
      invoice_status: 'submitted',
      amount_fen: 12_000,
      reason: '',
      title: { buyer_name: '华岳重工集团股份有限公司' },
    })
    expect(await see(orderNo, person)).toMatchObject({ invoice_status: 'submitted', billable_fen: 8_000 })
  })

  test('registers a number once, with a file that can be read and one of each format', async () => {
    const first = await anIssued()
    const { person, invoice_no } = await aRequested()
    const good = await issuedWith(portal, finance, invoice_no)
    const refused = async (part: Partial<BodyOf<typeof issueInvoice>>, rule: keyof typeof refusals) =>
      expect(await issue({ ...good, ...part })).toMatchObject({ code: 422, data: { rule } })
    await refused({ number: first.number }, 'document_number_used')
    await refused({ issued_on: '2100-01-01' }, 'issued_in_future')
    await refused({ file_ids: [] }, 'invoice_file_needed')
    const again = await issuedWith(portal, finance, invoice_no)
    await refused({ file_ids: [...good.file_ids, ...again.file_ids] }, 'invoice_file_needed')
    const { data: foreign } = await uploadDocument(portal, finance, first.invoice_no, aPdf)
    await refused({ file_ids: [foreign.file_id] }, 'file_missing')
    expect(await issue({ ...good, number: '12ab' })).toMatchObject({
      code: 400,
      data: { errors: { number: expect.any(String) } },
    })
    expect(await issue(good)).toMatchObject({ code: 200 })
    expect(await issue({ ...good, number: documentNumber() })).toMatchObject({
      code: 409,
      data: { current: { invoice_status: 'issued', number: good.number } },
    })
    expect(await cancel(person, invoice_no)).toMatchObject({ code: 409 })
  })

  test('of two clerks at once one registers, and the other is told what it is now', async () => {
    const { invoice_no } = await aRequested()
    const colleague = await aStaff(portal, 'finance')
    const bodies = await Promise.all([1, 2].map(() => issuedWith(portal, finance, invoice_no)))
    const answers = await Promise.all(bodies.map((body, at) => issue(body, at === 0 ? finance : colleague)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
    const { number } = await read(finance, invoice_no)
    expect(bodies.map(body => body.number)).toContain(number)
  })

  test('one number given to twenty documents at once is registered once', async () => {
    const number = documentNumber()
    const requests = []
    for (let at = 0; at < 20; at += 1) {
      const { invoice_no } = await aRequested()
      requests.push(await issuedWith(portal, finance, invoice_no, { number }))
    }
    const answers = await Promise.all(requests.map(body => issue(body)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 422)).toHaveLength(19)
  })

  test('a document that is reversed gives its money back; a reversal that is refused does not', async () => {
    const { person, orderNo, invoice_no, number } = await anIssued()
    expect(await askRed(person, invoice_no, '')).toMatchObject({ code: 422 })
    expect(await askRed(person, invoice_no)).toMatchObject({
      data: { invoice_status: 'red_requested', reason: '抬头有误', allowed: [] },
    })
    expect(await see(orderNo, person)).toMatchObject({ invoice_status: 'red_requested', billable_fen: 0 })
    const refuse = { invoice_no, result: 'refused' as const }
    expect(await settleRed(refuse)).toMatchObject({ code: 422, message: refusals.reason_needed })
    expect(await settleRed({ ...refuse, reason: '抬头无误' })).toMatchObject({
      data: { invoice_status: 'issued', reason: '抬头无误' },
    })
    expect(await lastTextTo(person)).toContain('未获同意')
    expect(await askRed(finance, invoice_no)).toMatchObject({ code: 200 })
    const done = { invoice_no, result: 'done' as const, red_number: documentNumber() }
    expect(await settleRed(done)).toMatchObject({ data: { rule: 'document_number_needed' } })
    expect(await settleRed({ ...done, reversed_on: '2026-05-17' })).toMatchObject({
      data: { rule: 'reversed_in_future' },
    })
    const on = '2026-05-18'
    expect(await settleRed({ ...done, reversed_on: on, red_number: number })).toMatchObject({
      data: { rule: 'document_number_used' },
    })
    expect(await settleRed({ ...done, reversed_on: on })).toMatchObject({
      data: { invoice_status: 'red_done', number, red: { number: done.red_number, reversed_on: on } },
    })
    expect(await lastTextTo(person)).toContain('已红冲')
    expect(await see(orderNo, person)).toMatchObject({ invoice_status: 'red_done', billable_fen: 20_000 })
    expect(await aRequest(portal, person, orderNo)).toMatchObject({ invoice_status: 'submitted' })
  })

  test('every act in every state of a document is answered by the contract, never by a fault', async () => {
    for (const status of invoiceStatuses) {
      const { person, orderNo, invoice_no } = await anIssued()
      const numbered = status === 'issued' || status === 'red_requested' || status === 'red_done'
      await portal.db.pool
        .updateTable('invoices')
        .set({
          status,
          ...(numbered ? {} : { number: null, issued_on: null }),
          ...(status === 'red_done' ? { red_number: documentNumber(), reversed_on: '2026-05-18' } : {}),
        })
        .where('invoice_no', '=', invoice_no)
        .execute()
      const title = await aTitle(portal, person, { buyer_name: '另一单位' })
      const request = { invoice_no, ...requestOf(title, [{ order_no: orderNo, amount_fen: 100 }]) }
      const acts = [
        async () => cancel(person, invoice_no),
        async () => portal.call(resubmitInvoice, { params, body: request }, person),
        async () => sendBack(invoice_no, '有误'),
        async () => issue(await issuedWith(portal, finance, invoice_no)),
        async () => askRed(person, invoice_no),
        async () => settleRed({ invoice_no, result: 'refused', reason: '无误' }),
        async () => settleRed({ invoice_no, result: 'done' }),
      ]
      for (const act of acts) expect((await act()).code).toBeLessThan(500)
    }
  })
})

describe('refunds (D5: an issued document is reversed first)', () => {
  async function aRefundOf({ person, orderNo }: { person: Person; orderNo: string }, amount_fen = 20_000) {
    const body = { order_no: orderNo, amount_fen, reason: '重复缴费' }
    const { refunds } = await portal.ok(requestRefund, { params, body }, person)
    return refunds[0]?.id ?? ''
  }
  const approve = (order_no: string, refund_id: string) =>
    portal.call(
      decideRefund,
      { params, body: { order_no, refund_id, decision: 'approve', effect: 'keep' } },
      finance,
    )

  test('is not approved while a document stands for the money, and is once that is reversed', async () => {
    const { person, orderNo, invoice_no } = await anIssued()
    const refundId = await aRefundOf({ person, orderNo })
    expect(await approve(orderNo, refundId)).toMatchObject({
      code: 422,
      message: refusals.invoice_reversed_first,
    })
    expect(await askRed(finance, invoice_no, '退款')).toMatchObject({ code: 200 })
    const red = { red_number: documentNumber(), reversed_on: '2026-05-18' }
    expect(await settleRed({ invoice_no, result: 'done', ...red })).toMatchObject({ code: 200 })
    expect(await approve(orderNo, refundId)).toMatchObject({ code: 200 })
    const body = { order_no: orderNo, refund_id: refundId, result: 'succeeded' as const, bank_ref: bankRef() }
    expect(await portal.call(settleRefund, { params, body }, finance)).toMatchObject({ code: 200 })
    const title = await aTitle(portal, person, { buyer_name: '另一单位' })
    expect(await ask(person, requestOf(title, [{ order_no: orderNo, amount_fen: 100 }]))).toMatchObject({
      code: 422,
      message: refusals.not_billable,
    })
  })

  test('a part that no document stands for is paid back beside it', async () => {
    const { person, orderNo } = await aPaid()
    await aRequest(portal, person, orderNo, 15_000)
    const refundId = await aRefundOf({ person, orderNo }, 5_000)
    expect(await approve(orderNo, refundId)).toMatchObject({ code: 200 })
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
