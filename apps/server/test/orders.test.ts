import { afterAll, describe, expect, test } from 'vitest'
import { currentApplication } from '@portal/api/contract/applications.contract'
import { listDuesPeriods, listPersonalVips } from '@portal/api/contract/memberships.contract'
import { reportTransfer, sendBackTransfer, withdrawTransfer } from '@portal/api/contract/orders.contract'
import { getCurrentUser } from '@portal/api/contract/users.contract'
import { closeOverdueOrders } from '@portal/portal/jobs/sweep'
import { verifyAudit } from '@portal/portal/kernel/audit-verify'
import { aMember, aStaff, type Person } from './support/people.ts'
import { aFile, bankRef, confirm, report } from './support/journey.ts'
import { day, openOrders, params } from './support/orders.ts'

const { portal, desk, anUnpaid, aReported, later, see, pay } = await openOrders()
afterAll(() => portal.close())

const withdraw = (orderNo: string, { token }: Person, reason?: string) =>
  reason === undefined
    ? portal.call(withdrawTransfer, { params, body: { order_no: orderNo } }, { token })
    : portal.call(sendBackTransfer, { params, body: { order_no: orderNo, reason } }, { token })

describe('the main job', () => {
  test('offline payment, confirmed: the membership begins today, once', async () => {
    const { person, orderNo } = await anUnpaid()
    const fresh = await see(orderNo, person)
    expect(fresh).toMatchObject({
      order_status: 0,
      amount_fen: 20_000,
      bank: null,
      remark_code: null,
      allowed: ['pay_offline', 'pay_online', 'close'],
    })
    expect(await pay(orderNo, person)).toMatchObject({
      data: {
        remark_code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
        bank: { account_no: expect.any(String) },
      },
    })
    const code = (await see(orderNo, person)).remark_code
    expect(await pay(orderNo, person)).toMatchObject({ data: { remark_code: code } })
    expect(await report(portal, person, orderNo)).toMatchObject({
      order_status: 10,
      report: { amount_fen: 20_000, vouchers: [{ mime: 'image/png' }] },
    })
    expect(await confirm(portal, desk, orderNo)).toMatchObject({
      code: 200,
      data: { order_status: 30, period: { starts_at: '2026-05-18', ends_at: '2027-05-17' } },
    })
    const { list } = await portal.ok(listPersonalVips, {}, { token: person.token })
    expect(list).toMatchObject([
      {
        status: 'active',
        user_name: '陈知行',
        number: expect.stringMatching(/^P-2026-\d{6}$/),
        expired_time: '2027-05-17 23:59:59',
      },
    ])
    expect(await portal.ok(getCurrentUser, {}, { token: person.token })).toMatchObject({
      personal_vip_valid: true,
      personal_vip_expired_time: '2027-05-17 23:59:59',
    })
    expect(await portal.ok(currentApplication, {}, { token: person.token })).toMatchObject({
      application: { status: 'completed' },
    })
    expect((await portal.ok(listDuesPeriods, {}, { token: person.token })).list).toMatchObject([
      { type: 'join', order_no: orderNo },
    ])
    expect((await portal.smsTo(person.phone))[0]?.text).toContain('2027-05-17')
    const staffView = await see(orderNo, desk.finance)
    expect(staffView.history.map(({ text }) => text)).toEqual([
      '生成订单',
      '选择对公转账',
      '提交转账信息',
      '确认到账',
    ])
  })

  test('two clerks at once: one confirmation, one period, the other sees it', async () => {
    const second = await aStaff(portal, 'finance')
    for (let round = 0; round < 10; round += 1) {
      const { person, orderNo } = await aReported()
      const answers = await Promise.all([
        confirm(portal, desk, orderNo),
        confirm(portal, { ...desk, finance: second }, orderNo),
      ])
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
      expect(answers.find(({ code }) => code === 409)).toMatchObject({
        data: { current: { order_status: 30 } },
      })
      expect((await portal.ok(listDuesPeriods, {}, { token: person.token })).total).toBe(1)
      expect((await see(orderNo, desk.finance)).receipts).toHaveLength(1)
    }
  })

  test('confirm, send back and withdraw at once leave one outcome', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { person, orderNo } = await aReported()
      const answers = await Promise.all([
        confirm(portal, desk, orderNo),
        withdraw(orderNo, desk.finance, '看不清'),
        withdraw(orderNo, person),
      ])
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
      expect(answers.filter(({ code }) => code === 409)).toHaveLength(2)
    }
  })
})

describe('back and forth', () => {
  test('withdrawn, reported, sent back with a reason, corrected, confirmed', async () => {
    const { person, orderNo } = await aReported()
    const { report: first } = await see(orderNo, person)
    expect(await withdraw(orderNo, person)).toMatchObject({
      data: { order_status: 0, reported_at: null },
    })
    // the member starts the next one from it, staff no longer see it
    expect((await see(orderNo, person)).report).toMatchObject({
      payer_name: first?.payer_name,
      vouchers: [{ file_id: first?.vouchers[0]?.file_id }],
    })
    expect((await see(orderNo, desk.finance)).report).toBeNull()
    await report(portal, person, orderNo)
    expect(await withdraw(orderNo, desk.finance, '')).toMatchObject({ data: { rule: 'reason_needed' } })
    expect(await withdraw(orderNo, desk.finance, '凭证看不清')).toMatchObject({
      data: { order_status: 15, sent_back_reason: '凭证看不清' },
    })
    expect((await see(orderNo, person)).allowed).toEqual(['pay_online', 'report', 'close'])
    expect(await report(portal, person, orderNo)).toMatchObject({ order_status: 10, sent_back_reason: '' })
    expect(await confirm(portal, desk, orderNo)).toMatchObject({ code: 200 })
  })

  test('short, then the rest; a bank line pays once', async () => {
    const { person, orderNo } = await aReported()
    const bank_ref = bankRef()
    expect(
      await confirm(portal, desk, orderNo, { decision: 'short', received_fen: 20_000, bank_ref }),
    ).toMatchObject({ data: { rule: 'received_not_short' } })
    expect(
      await confirm(portal, desk, orderNo, { decision: 'short', received_fen: 15_000, bank_ref }),
    ).toMatchObject({ data: { order_status: 20, received_fen: 15_000 } })
    expect((await portal.ok(listPersonalVips, {}, { token: person.token })).total).toBe(0)
    expect((await portal.smsTo(person.phone))[0]?.text).toContain('¥50.00')
    expect(await confirm(portal, desk, orderNo, { received_fen: 4_999 })).toMatchObject({
      data: { rule: 'received_too_little' },
    })
    expect(
      await confirm(portal, desk, orderNo, { received_fen: 5_000, bank_ref: ` ${bank_ref.toLowerCase()} ` }),
    ).toMatchObject({ data: { rule: 'bank_ref_used' } })
    expect(await confirm(portal, desk, orderNo, { received_fen: 5_000 })).toMatchObject({
      data: { order_status: 30, received_fen: 20_000 },
    })
  })

  test('one bank line for two orders at once pays one of them', async () => {
    const [one, two] = [await aReported(), await aReported()]
    const bank_ref = bankRef()
    const answers = await Promise.all(
      [one, two].map(({ orderNo }) => confirm(portal, desk, orderNo, { bank_ref })),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 422])
  })

  test('finance decides completely or not at all', async () => {
    const { orderNo } = await aReported()
    expect(await confirm(portal, desk, orderNo, { received_fen: undefined })).toMatchObject({
      data: { rule: 'received_needed' },
    })
    expect(await confirm(portal, desk, orderNo, { bank_ref: undefined })).toMatchObject({
      data: { rule: 'bank_ref_needed' },
    })
    expect(await confirm(portal, desk, orderNo, { received_at: '2199-01-01' })).toMatchObject({
      data: { rule: 'paid_on_in_future' },
    })
    expect(await confirm(portal, desk, orderNo, { decision: 'exception' })).toMatchObject({
      data: { rule: 'reason_needed' },
    })
    expect(await see(orderNo, desk.finance)).toMatchObject({ order_status: 10, receipts: [] })
    expect(await confirm(portal, desk, orderNo, { decision: 'exception', remark: '户名不符' })).toMatchObject(
      { data: { order_status: 99 } },
    )
    expect(await confirm(portal, desk, orderNo)).toMatchObject({ code: 409 })
  })
})

describe('refused reports', () => {
  test('channel not chosen, future day, foreign or too many vouchers', async () => {
    const { person, orderNo } = await anUnpaid()
    const own = await aFile(portal, person.id, 'voucher')
    const body = {
      order_no: orderNo,
      payer_name: '陈知行',
      amount_fen: 20_000,
      paid_on: '2026-05-18',
      voucher_ids: [own],
    }
    const send = (part: object) =>
      portal.call(reportTransfer, { params, body: { ...body, ...part } }, { token: person.token })
    expect(await send({})).toMatchObject({ data: { rule: 'offline_not_chosen' } })
    await pay(orderNo, person)
    expect(await send({ paid_on: '2199-01-01' })).toMatchObject({ data: { rule: 'paid_on_in_future' } })
    const stranger = await aMember(portal)
    expect(await send({ voucher_ids: [await aFile(portal, stranger.id, 'voucher')] })).toMatchObject({
      data: { rule: 'file_missing' },
    })
    expect(await send({ voucher_ids: [own, own] })).toMatchObject({ data: { rule: 'file_missing' } })
    expect(await send({ voucher_ids: Array(6).fill(own) })).toMatchObject({
      code: 400,
      data: { errors: { voucher_ids: '转账凭证最多 5 个' } },
    })
    expect(await send({ voucher_ids: [] })).toMatchObject({ code: 400 })
    expect(await send({ amount_fen: 0.5 })).toMatchObject({ code: 400 })
    expect(await withdraw(orderNo, person)).toMatchObject({ code: 409 })
    expect(await send({})).toMatchObject({ code: 200 })
    expect(await send({})).toMatchObject({ code: 409 })
  })

  test('closed and paid orders say so; a reported one is never closed by time', async () => {
    const [closing, waiting] = [await anUnpaid(), await aReported()]
    await pay(closing.orderNo, closing.person)
    await later(31 * day)
    await closeOverdueOrders(portal.host)
    expect((await see(closing.orderNo, closing.person)).order_status).toBe(0)
    await later(3 * day)
    await closeOverdueOrders(portal.host)
    expect(await see(closing.orderNo, closing.person)).toMatchObject({
      order_status: 90,
      deadline_at: null,
      allowed: [],
    })
    expect(await pay(closing.orderNo, closing.person)).toMatchObject({ data: { rule: 'order_closed' } })
    expect((await see(waiting.orderNo, waiting.person)).order_status).toBe(10)
    expect(await confirm(portal, desk, waiting.orderNo)).toMatchObject({ code: 200 })
    expect(await pay(waiting.orderNo, waiting.person)).toMatchObject({ data: { rule: 'already_paid' } })
  })
})

test('all of it stands in a whole audit trail', async () => {
  expect(await verifyAudit(portal.db.pool, portal.host.keys)).toMatchObject({ ok: true })
})
