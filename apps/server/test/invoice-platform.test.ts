import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  handOverInvoice,
  handOverReversal,
  listInvoices,
  resubmitInvoice,
  retryInvoice,
} from '@portal/api/contract/invoices.contract'
import { decideRefund, requestRefund } from '@portal/api/contract/refunds.contract'
import { workCounts } from '@portal/api/contract/staff.contract'
import { invoiceStatuses } from '@portal/api/rules/invoice'
import { refusals } from '@portal/api/rules/refusals'
import { sweep } from '@portal/portal/jobs/sweep'
import { brokenSentences } from '../faults/invariants.ts'
import { issuedWord, openPlatform, seconds } from './support/invoice-platform.ts'
import { aRequest, aTitle, documentNumber, issuedWith, requestOf } from './support/invoices.ts'
import { params } from './support/orders.ts'
import { aStaff } from './support/people.ts'

const opened = await openPlatform()
const { portal, host, platform, finance, see, later, aRequested, cancel, sendBack, issue } = opened
const { askRed, settleRed, resend, read, lastTextTo } = opened
const { aRequestThat, press, handOver, rowOf, follow, settled, anIssuedThere } = opened
const { books, mend, mendTitle, byHand } = opened
const colleague = await aStaff(portal, 'finance')
beforeEach(mend)
afterAll(() => portal.close())

const historyOf = async (invoice_no: string) =>
  (await read(finance, invoice_no)).history.map(({ text, by }) => `${by}：${text}`)

test('from the clerk’s one press to the file that the member downloads', async () => {
  const { person, orderNo, invoice_no } = await aRequestThat('')
  expect(await read(finance, invoice_no)).toMatchObject({
    by_platform: true,
    allowed: ['send_back', 'hand_over'],
  })
  expect(await press(handOverInvoice, invoice_no)).toMatchObject({
    data: { invoice_status: 'issuing', handed_at: expect.any(String), allowed: [] },
  })
  await follow(invoice_no)
  const waiting = await read(person, invoice_no)
  expect(waiting).toMatchObject({ invoice_status: 'issuing', by_platform: false, allowed: [], files: [] })
  expect(waiting.history).toEqual([expect.objectContaining({ text: '提交开票申请', by: '本人' })])
  expect(await see(orderNo, person)).toMatchObject({ invoice_status: 'issuing', billable_fen: 0 })

  await later(3 * seconds)
  await follow(invoice_no)
  const issued = await read(finance, invoice_no)
  expect(issued).toMatchObject({
    invoice_status: 'issued',
    number: expect.stringMatching(/^99\d{18}$/),
    issued_on: '2026-05-18',
    handed_at: null,
    files: [{ format: 'pdf', name: `会费票据${issued.number}.pdf` }],
    allowed: ['resend', 'ask_red'],
  })
  expect(await historyOf(invoice_no)).toEqual([
    expect.stringContaining('：提交开票申请'),
    expect.stringContaining('：交开票平台开具'),
    '开票平台：开票平台开出',
  ])
  expect(await lastTextTo(person)).toContain('已开具')
  const mine = await read(person, invoice_no)
  expect(mine.history.map(({ by }) => by)).toEqual(['本人', '协会'])
  const file = await portal.member.inject({ url: mine.files[0]?.url ?? '' })
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await see(orderNo, person)).toMatchObject({ invoice_status: 'issued', billable_fen: 0 })
  const { platform: line } = await portal.ok(listInvoices, { params, query: {} }, finance)
  expect(line).toEqual({ silent: false, issued_today: expect.toSatisfy((count: number) => count > 0) })
  expect(await portal.ok(listInvoices, { params, query: {} }, person)).toMatchObject({ platform: null })
})

test('nobody registers by hand what the platform issues, nor has it issue without one', async () => {
  const { invoice_no } = await aRequested()
  expect(await issue(await issuedWith(portal, finance, invoice_no))).toMatchObject({
    code: 409,
    data: { current: { invoice_status: 'submitted' } },
  })
  byHand()
  expect(await press(handOverInvoice, invoice_no)).toMatchObject({ code: 409 })
  expect(await issue(await issuedWith(portal, finance, invoice_no))).toMatchObject({
    data: { invoice_status: 'issued', by_platform: false },
  })
})

test('while it is issued nobody cancels, sends back or registers, and no refund is approved', async () => {
  const { person, orderNo, invoice_no } = await aRequestThat('')
  const body = { order_no: orderNo, amount_fen: 20_000, reason: '重复缴费' }
  const { refunds } = await portal.ok(requestRefund, { params, body }, person)
  const decision = {
    order_no: orderNo,
    refund_id: refunds[0]?.id ?? '',
    decision: 'approve' as const,
    effect: 'keep' as const,
  }
  const approve = () => portal.call(decideRefund, { params, body: decision }, finance)
  await handOver(invoice_no)
  expect(await cancel(person, invoice_no)).toMatchObject({ code: 409 })
  expect(await sendBack(invoice_no, '有误')).toMatchObject({ code: 409 })
  expect(await issue(await issuedWith(portal, finance, invoice_no))).toMatchObject({ code: 409 })
  expect(await press(retryInvoice, invoice_no)).toMatchObject({ code: 409 })
  expect(await approve()).toMatchObject({ code: 422, message: refusals.invoice_reversed_first })
  expect(await rowOf(invoice_no)).toMatchObject({ status: 'issuing', handed_over: 1 })
})

describe('what the platform does not issue', () => {
  test('waits for finance, says why, holds its money, and is no business of the member', async () => {
    const { person, orderNo, invoice_no } = await aRequestThat('沙箱拒绝')
    const before = (await portal.ok(workCounts, {}, finance)).invoices ?? 0
    await handOver(invoice_no)
    expect((await portal.ok(workCounts, {}, finance)).invoices).toBe(before - 1)
    await settled(invoice_no)
    expect(await read(finance, invoice_no)).toMatchObject({
      invoice_status: 'failed',
      trouble: '购方税号与名称不符，请核对后重新提交',
      number: null,
      allowed: ['send_back', 'issue', 'retry', 'mend'],
    })
    expect((await portal.ok(workCounts, {}, finance)).invoices).toBe(before)
    const mine = await read(person, invoice_no)
    expect(mine).toMatchObject({ invoice_status: 'failed', trouble: '', reason: '', allowed: [] })
    expect(mine.history).toHaveLength(1)
    expect(await lastTextTo(person)).not.toContain('开具')
    expect(await cancel(person, invoice_no)).toMatchObject({ code: 409 })
    expect(await see(orderNo, person)).toMatchObject({ invoice_status: 'failed', billable_fen: 0 })

    expect(await sendBack(invoice_no, '税号与名称不符')).toMatchObject({
      data: { invoice_status: 'returned', reason: '税号与名称不符', trouble: '' },
    })
    expect(await see(orderNo, person)).toMatchObject({ billable_fen: 20_000 })
    const title = await aTitle(portal, person, { buyer_name: '华岳重工集团股份有限公司' })
    const body = { invoice_no, ...requestOf(title, [{ order_no: orderNo, amount_fen: 12_000 }]) }
    await portal.ok(resubmitInvoice, { params, body }, person)
    await handOver(invoice_no)
    await settled(invoice_no)
    expect(await read(person, invoice_no)).toMatchObject({ invoice_status: 'issued', amount_fen: 12_000 })
    expect(await books(invoice_no)).toEqual(['1 refused', '2 issued'])
    expect((await read(finance, invoice_no)).attempts).toMatchObject([
      { result: 'issued', note: '' },
      { result: 'failed', note: '购方税号与名称不符，请核对后重新提交' },
    ])
  })

  test('may be issued elsewhere and registered by hand: the platform is not asked for it any more', async () => {
    const { person, orderNo, invoice_no } = await aRequestThat('沙箱拒绝一次')
    await handOver(invoice_no)
    await settled(invoice_no)
    const document = await issuedWith(portal, finance, invoice_no)
    expect(await issue(document)).toMatchObject({
      data: { invoice_status: 'issued', number: document.number, trouble: '', by_platform: false },
    })
    expect(await press(retryInvoice, invoice_no)).toMatchObject({ code: 409 })
    await later(10 * seconds)
    await sweep(host)
    expect(await read(person, invoice_no)).toMatchObject({
      invoice_status: 'issued',
      number: document.number,
    })
    expect(await see(orderNo, person)).toMatchObject({ invoice_status: 'issued', billable_fen: 0 })
    expect(await books(invoice_no)).toEqual(['1 refused'])
    expect(await historyOf(invoice_no)).toEqual([
      expect.stringContaining('：提交开票申请'),
      expect.stringContaining('：交开票平台开具'),
      '开票平台：开票平台没有开出',
      expect.stringContaining('：登记开票'),
    ])
    // whoever issued it reverses it
    expect(await askRed(finance, invoice_no)).toMatchObject({
      data: { handed_at: null, allowed: ['refuse_red', 'reverse'] },
    })
    const red = { red_number: documentNumber(), reversed_on: '2026-05-18' }
    expect(await settleRed({ invoice_no, result: 'done', ...red })).toMatchObject({ code: 200 })
  })

  test('is tried again under another serial, and is one document', async () => {
    const { invoice_no } = await aRequestThat('沙箱拒绝一次')
    await handOver(invoice_no)
    await settled(invoice_no)
    expect(await press(retryInvoice, invoice_no)).toMatchObject({
      data: { invoice_status: 'issuing', trouble: '' },
    })
    await settled(invoice_no)
    expect(await read(finance, invoice_no)).toMatchObject({ invoice_status: 'issued' })
    expect(await books(invoice_no)).toEqual(['1 refused', '2 issued'])
  })

  test.each([
    ['沙箱金额错', '平台开出的金额是 ¥201.00，申请的是 ¥200.00，没有登记。'],
    [
      '沙箱抬头错',
      '平台开出的抬头是“华岳重工集团有限公司（分公司）”，申请的是“华岳重工集团有限公司”，没有登记。',
    ],
  ])('%s: what is not as it was asked for is never registered', async (remark, trouble) => {
    const { person, invoice_no } = await aRequestThat(remark)
    await handOver(invoice_no)
    await settled(invoice_no)
    const failed = await read(finance, invoice_no)
    expect(failed).toMatchObject({
      invoice_status: 'failed',
      trouble: expect.stringContaining(trouble),
      number: null,
      files: [],
    })
    expect(failed.trouble).toMatch(/平台上的号码是 99\d{18}，请先到平台核对并红冲/)
    expect(await lastTextTo(person)).not.toContain('已开具')
  })

  test.each([
    ['another tax number', { tax_no: '91110108MA01X7Q24R' }, '平台开出的税号'],
    ['no number', { number: '' }, '号码格式不正确'],
    ['a day to come', { issued_on: '2100-01-01' }, '开票日期不正确'],
    ['no day', { issued_on: '2026-02-30' }, '开票日期不正确'],
    ['no file', { files: [] }, '文件无法识别'],
    ['half a file', { files: [Buffer.from('%PDF-1.4\n')] }, '文件无法识别'],
    ['something else for a file', { files: [Buffer.from('<html>')] }, '文件无法识别'],
    [
      'a reader’s poison',
      { amount_fen: Number.MAX_SAFE_INTEGER, number: '\u0000\ud800<b>' },
      '平台开出的金额',
    ],
  ] as const)('%s: said in plain words', async (_, part, trouble) => {
    const { invoice_no } = await aRequested()
    await handOver(invoice_no)
    host.invoicePlatform = { ...platform, ask: async () => ({ ...issuedWord, ...part }) }
    await follow(invoice_no)
    expect(await read(finance, invoice_no)).toMatchObject({
      invoice_status: 'failed',
      trouble: expect.stringContaining(trouble),
    })
  })

  test('a number that another document has', async () => {
    const { invoice_no } = await anIssuedThere()
    const { number } = await read(finance, invoice_no)
    const other = await aRequested()
    await handOver(other.invoice_no)
    host.invoicePlatform = { ...platform, ask: async () => ({ ...issuedWord, number: number ?? '' }) }
    await follow(other.invoice_no)
    expect(await read(finance, other.invoice_no)).toMatchObject({
      invoice_status: 'failed',
      trouble: expect.stringContaining('已登记在其他票据上'),
    })
  })

  test('says that the platform gave no reason', async () => {
    const { invoice_no } = await aRequested()
    await handOver(invoice_no)
    host.invoicePlatform = { ...platform, ask: async () => ({ state: 'refused', reason: ' ' }) }
    await follow(invoice_no)
    expect(await read(finance, invoice_no)).toMatchObject({ trouble: '平台没有说明原因' })
  })
})

test('a platform that says nothing is asked by every round until it answers, and finance is told so', async () => {
  const { invoice_no } = await aRequestThat('沙箱无应答')
  await handOver(invoice_no)
  await sweep(host)
  await later(60 * seconds)
  await sweep(host)
  expect(await read(finance, invoice_no)).toMatchObject({
    invoice_status: 'issuing',
    silent_since: expect.any(String),
    allowed: [],
  })
  expect(await portal.ok(listInvoices, { params, query: {} }, finance)).toMatchObject({
    platform: { silent: true },
  })
  await later(180 * seconds)
  await Promise.all([sweep(host), sweep(host), sweep(host)])
  expect(await read(finance, invoice_no)).toMatchObject({ invoice_status: 'issued', silent_since: null })
  expect(await books(invoice_no)).toEqual(['1 issued'])
})

test('one that answers late is waited for', async () => {
  const { invoice_no } = await aRequestThat('沙箱慢')
  await handOver(invoice_no)
  await follow(invoice_no)
  await later(50 * seconds)
  await follow(invoice_no)
  expect(await rowOf(invoice_no)).toMatchObject({ status: 'issuing', silent_since: null })
  await later(11 * seconds)
  await follow(invoice_no)
  expect(await rowOf(invoice_no)).toMatchObject({ status: 'issued' })
})

describe('red letters', () => {
  test('a member asks, finance hands over, the platform reverses, and the money comes free', async () => {
    const { person, orderNo, invoice_no } = await anIssuedThere()
    await askRed(person, invoice_no)
    expect(await read(finance, invoice_no)).toMatchObject({
      invoice_status: 'red_requested',
      by_platform: true,
      allowed: ['refuse_red', 'hand_over_red'],
    })
    expect(
      await settleRed({
        invoice_no,
        result: 'done',
        red_number: documentNumber(),
        reversed_on: '2026-05-18',
      }),
    ).toMatchObject({ code: 409 })
    const answers = await Promise.all(
      [finance, colleague, finance].map(clerk => press(handOverReversal, invoice_no, clerk)),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409])
    await follow(invoice_no)
    expect(await settleRed({ invoice_no, result: 'refused', reason: '无误' })).toMatchObject({ code: 409 })
    expect(await see(orderNo, person)).toMatchObject({ invoice_status: 'red_requested', billable_fen: 0 })
    await later(3 * seconds)
    await Promise.all([follow(invoice_no), follow(invoice_no)])
    expect(await read(finance, invoice_no)).toMatchObject({
      invoice_status: 'red_done',
      red: { number: expect.stringMatching(/^98\d{18}$/), reversed_on: '2026-05-18' },
      allowed: [],
    })
    expect(await lastTextTo(person)).toContain('已红冲')
    expect(await see(orderNo, person)).toMatchObject({ invoice_status: 'red_done', billable_fen: 20_000 })
    expect(await books(invoice_no)).toEqual(['1 issued', '2 reversed'])
    expect(await aRequest(portal, person, orderNo)).toMatchObject({ invoice_status: 'submitted' })
  })

  test('what finance asks for is handed over at once; what the platform refuses says why and is tried again', async () => {
    const { invoice_no } = await anIssuedThere()
    expect(await askRed(finance, invoice_no, '沙箱拒绝一次：抬头有误')).toMatchObject({
      data: { invoice_status: 'red_requested', handed_at: expect.any(String), allowed: [] },
    })
    await settled(invoice_no)
    expect(await read(finance, invoice_no)).toMatchObject({
      invoice_status: 'red_requested',
      trouble: expect.stringContaining('购方税号'),
      allowed: ['refuse_red', 'hand_over_red'],
    })
    expect(await press(handOverReversal, invoice_no)).toMatchObject({ data: { trouble: '' } })
    await settled(invoice_no)
    expect(await read(finance, invoice_no)).toMatchObject({ invoice_status: 'red_done' })
    expect(await books(invoice_no)).toEqual(['1 issued', '2 refused', '3 reversed'])
  })

  test.each([
    ['of another sum', { amount_fen: 100 }, '平台红冲的金额'],
    ['without a number', { number: 'R1' }, '红字号码格式'],
    ['of a day before the document', { issued_on: '2026-05-17' }, '红冲日期不正确'],
  ])('one %s is not registered', async (_, part, trouble) => {
    const { invoice_no } = await anIssuedThere()
    await askRed(finance, invoice_no)
    host.invoicePlatform = {
      ...platform,
      askReversal: async () => ({
        state: 'issued',
        number: documentNumber(),
        issued_on: '2026-05-18',
        amount_fen: 20_000,
        ...part,
      }),
    }
    await follow(invoice_no)
    expect(await read(finance, invoice_no)).toMatchObject({
      invoice_status: 'red_requested',
      red: null,
      trouble: expect.stringContaining(trouble),
    })
  })

  test('what was issued by hand is reversed by hand, with a platform too', async () => {
    const { invoice_no } = await aRequested()
    byHand()
    expect(await issue(await issuedWith(portal, finance, invoice_no))).toMatchObject({ code: 200 })
    mend()
    await askRed(finance, invoice_no)
    expect(await read(finance, invoice_no)).toMatchObject({
      by_platform: false,
      handed_at: null,
      allowed: ['refuse_red', 'reverse'],
    })
    const red = { red_number: documentNumber(), reversed_on: '2026-05-18' }
    expect(await settleRed({ invoice_no, result: 'done', ...red })).toMatchObject({ code: 200 })
  })
})

test('the books are in order after all this', async () => {
  expect(await brokenSentences(portal.db)).toEqual([])
})

test('every act in every state is answered by the contract, never by a fault', async () => {
  for (const status of invoiceStatuses) {
    const { person, orderNo, invoice_no } = await anIssuedThere()
    const numbered = status === 'issued' || status === 'red_requested' || status === 'red_done'
    const { id } = await rowOf(invoice_no)
    if (!numbered) await portal.db.pool.deleteFrom('invoice_files').where('invoice_id', '=', id).execute()
    await portal.db.pool
      .updateTable('invoices')
      .set({
        status,
        ...(numbered ? {} : { number: null, issued_on: null, platform: null }),
        ...(status === 'red_done' ? { red_number: documentNumber(), reversed_on: '2026-05-18' } : {}),
        ...(status === 'issuing' ? { handed_at: portal.clock.now } : {}),
      })
      .where('id', '=', id)
      .execute()
    const title = await aTitle(portal, person, { buyer_name: '另一单位' })
    const request = { invoice_no, ...requestOf(title, [{ order_no: orderNo, amount_fen: 100 }]) }
    const acts = [
      async () => cancel(person, invoice_no),
      async () => portal.call(resubmitInvoice, { params, body: request }, person),
      async () => sendBack(invoice_no, '有误'),
      async () => press(handOverInvoice, invoice_no),
      async () => press(retryInvoice, invoice_no),
      async () => mendTitle(invoice_no),
      async () => issue(await issuedWith(portal, finance, invoice_no)),
      async () => resend(person, invoice_no),
      async () => askRed(person, invoice_no),
      async () => press(handOverReversal, invoice_no),
      async () => settleRed({ invoice_no, result: 'refused', reason: '无误' }),
      async () => settleRed({ invoice_no, result: 'done' }),
    ]
    for (const act of acts) {
      expect((await act()).code).toBeLessThan(500)
      await follow(invoice_no)
    }
  }
})
