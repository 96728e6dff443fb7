import { afterAll, describe, expect, test } from 'vitest'
import { resubmitInvoice, type issueInvoice } from '@portal/api/contract/invoices.contract'
import type { BodyOf } from '@portal/api/contract/endpoint'
import { decideRefund, requestRefund, settleRefund } from '@portal/api/contract/refunds.contract'
import { invoiceStatuses } from '@portal/api/rules/invoice'
import { refusals } from '@portal/api/rules/refusals'
import {
  aPdf,
  aRequest,
  aTitle,
  documentNumber,
  issuedWith,
  requestOf,
  uploadDocument,
  openInvoices,
} from './support/invoices.ts'
import { bankRef } from './support/journey.ts'
import { params } from './support/orders.ts'
import { aStaff, type Person } from './support/people.ts'

const {
  portal,
  finance,
  see,
  aPaid,
  aRequested,
  anIssued,
  ask,
  cancel,
  sendBack,
  issue,
  askRed,
  settleRed,
  read,
  lastTextTo,
} = await openInvoices()
afterAll(() => portal.close())

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
          ...(status === 'issuing' ? { handed_at: portal.clock.now } : {}),
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
  test('is not approved while a document stands for the money, and is once that is reversed', async () => {
    const { person, orderNo, invoice_no } = await anIssued()
    const refundId = await aRefundOf({ person, orderNo })
    const others = await aStaff(portal, 'others')
    for (const [reader, needs_reversal] of [
      [finance, true],
      [person, true],
      // documents are not theirs to know of
      [others, false],
    ] as const)
      expect(await see(orderNo, reader)).toMatchObject({ refunds: [{ id: refundId, needs_reversal }] })
    expect(await approve(orderNo, refundId)).toMatchObject({
      code: 422,
      message: refusals.invoice_reversed_first,
    })
    expect(await askRed(finance, invoice_no, '退款')).toMatchObject({ code: 200 })
    const red = { red_number: documentNumber(), reversed_on: '2026-05-18' }
    const refunds = async () => (await see(orderNo, finance)).refunds
    expect(await refunds()).toMatchObject([{ refund_status: 'requested', needs_reversal: true }])
    expect(await settleRed({ invoice_no, result: 'done', ...red })).toMatchObject({ code: 200 })
    expect(await refunds()).toMatchObject([{ refund_status: 'requested', needs_reversal: false }])
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
    expect(await see(orderNo, finance)).toMatchObject({ refunds: [{ needs_reversal: false }] })
    expect(await approve(orderNo, refundId)).toMatchObject({ code: 200 })
  })
})
