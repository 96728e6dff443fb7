import { afterAll, describe, expect, test } from 'vitest'
import { listEnterpriseVips, listPersonalVips } from '@portal/api/contract/memberships.contract'
import { currentApplication, renewMembership } from '@portal/api/contract/applications.contract'
import {
  closeOrder,
  decidePayment,
  payOrder,
  pollOrder,
  reportTransfer,
  resolveOrder,
  sendBackTransfer,
  withdrawTransfer,
} from '@portal/api/contract/orders.contract'
import { orderStatuses } from '@portal/api/rules/order'
import { refusals } from '@portal/api/rules/refusals'
import { aFile, bankRef, confirm, paidMember, reported } from './support/journey.ts'
import { day, openOrders, params } from './support/orders.ts'
import { aMember, aStaff, type Person } from './support/people.ts'

const { portal, desk, aReported, later, see } = await openOrders()
afterAll(() => portal.close())

const bring = (orderNo: string, order_status: number) =>
  portal.db.pool.updateTable('orders').set({ order_status }).where('order_no', '=', orderNo).execute()

const withdraw = (orderNo: string, { token }: Person, reason?: string) =>
  reason === undefined
    ? portal.call(withdrawTransfer, { params, body: { order_no: orderNo } }, { token })
    : portal.call(sendBackTransfer, { params, body: { order_no: orderNo, reason } }, { token })

const resolve = (orderNo: string, outcome: 'resume' | 'close', reason: string, who = desk.finance) =>
  portal.call(resolveOrder, { params, body: { order_no: orderNo, outcome, reason } }, { token: who.token })

test('every act in every state of an order is answered by the contract, never by a fault', async () => {
  for (const status of orderStatuses) {
    const { person, orderNo } = await aReported()
    const { token } = person
    const voucher = await aFile(portal, person.id, 'voucher')
    const acts = [
      () => portal.call(payOrder, { params, body: { order_no: orderNo, channel: 'offline' } }, { token }),
      () => withdraw(orderNo, person),
      () => withdraw(orderNo, desk.finance, '看不清'),
      () =>
        portal.call(
          reportTransfer,
          {
            params,
            body: {
              order_no: orderNo,
              payer_name: '陈知行',
              amount_fen: 20_000,
              paid_on: '2026-05-18',
              voucher_ids: [voucher],
            },
          },
          { token },
        ),
      () => portal.call(pollOrder, { params, body: { order_no: orderNo } }, { token }),
      () => confirm(portal, desk, orderNo, { decision: 'exception', remark: '金额不符' }),
      () => confirm(portal, desk, orderNo),
      () => confirm(portal, desk, orderNo, { decision: 'late' }),
      () => confirm(portal, desk, orderNo, { decision: 'repeated' }),
      () => portal.call(closeOrder, { params, body: { order_no: orderNo } }, { token }),
      () => resolve(orderNo, 'resume', '已核实'),
      () => resolve(orderNo, 'close', '没有收到款项'),
    ]
    for (const act of acts) {
      await bring(orderNo, status)
      expect((await act()).code).toBeLessThan(500)
    }
  }
})

test('a transfer of a closed order cannot be taken back: the answer says what the order is now', async () => {
  const { person, orderNo } = await aReported()
  await bring(orderNo, 90)
  expect(await withdraw(orderNo, person)).toMatchObject({
    code: 409,
    data: { current: { order_no: orderNo, order_status: 90 } },
  })
})

describe('money', () => {
  const max = 10_000_000_000

  test('more than is due is refused, with or without money before', async () => {
    const { orderNo } = await aReported()
    for (const decision of ['confirm', 'short'] as const)
      for (const received_fen of [20_001, 9_999_999_999, max])
        expect(await confirm(portal, desk, orderNo, { decision, received_fen })).toMatchObject({
          code: 422,
          message: refusals.received_too_much,
        })
    expect(await confirm(portal, desk, orderNo, { decision: 'short', received_fen: 5_000 })).toMatchObject({
      code: 200,
    })
    expect(await confirm(portal, desk, orderNo, { received_fen: 15_001 })).toMatchObject({
      data: { rule: 'received_too_much' },
    })
    expect(await see(orderNo, desk.finance)).toMatchObject({ order_status: 20, received_fen: 5_000 })
  })

  test('an invalid amount is a field error', async () => {
    const { person, orderNo } = await aReported()
    const numbers = [max + 1, Number.MAX_SAFE_INTEGER, 1e21, Number.MAX_VALUE, 0, -1, 0.5]
    for (const received_fen of numbers)
      expect(await confirm(portal, desk, orderNo, { received_fen })).toMatchObject({
        code: 400,
        data: { errors: { received_fen: expect.stringMatching(/\p{Script=Han}/u) } },
      })
    expect(await withdraw(orderNo, person)).toMatchObject({ code: 200 })
    const voucher = await aFile(portal, person.id, 'voucher')
    const body = { order_no: orderNo, payer_name: '陈知行', paid_on: '2026-05-18', voucher_ids: [voucher] }
    for (const amount_fen of numbers)
      expect(
        await portal.call(reportTransfer, { params, body: { ...body, amount_fen } }, { token: person.token }),
      ).toMatchObject({
        code: 400,
        data: { errors: { amount_fen: expect.stringMatching(/\p{Script=Han}/u) } },
      })
    expect(
      await portal.call(
        reportTransfer,
        { params, body: { ...body, amount_fen: max } },
        { token: person.token },
      ),
    ).toMatchObject({ code: 200, data: { report: { amount_fen: max } } })
  })
})

test('a reader of masked orders sees no free text of member or finance', async () => {
  const { person, orderNo } = await aReported()
  const secrets = { payer: '示例银行陈知行账户', note: '请电话 13800000009', reason: '陈知行本人来电说明' }
  await portal.db.pool
    .updateTable('transfer_reports')
    .set({ payer_bank: secrets.payer, note: secrets.note })
    .execute()
  expect(await withdraw(orderNo, desk.finance, secrets.reason)).toMatchObject({ code: 200 })
  const others = await aStaff(portal, 'others')
  const seen = JSON.stringify(await see(orderNo, others))
  for (const secret of [...Object.values(secrets), '陈知行', person.phone]) expect(seen).not.toContain(secret)
  const plain = JSON.stringify(await see(orderNo, desk.finance))
  for (const secret of Object.values(secrets)) expect(plain).toContain(secret)
  const second = await aReported()
  const remark = '与陈知行核对过'
  const part = { decision: 'short', received_fen: 1, bank_ref: bankRef(), remark }
  expect(await confirm(portal, desk, second.orderNo, part)).toMatchObject({ code: 200 })
  const masked = JSON.stringify(await see(second.orderNo, others))
  for (const secret of [remark, part.bank_ref]) expect(masked).not.toContain(secret)
})

test("another member's memberships answer like those of nobody", async () => {
  const [one, two] = [await aMember(portal), await aMember(portal)]
  await paidMember(portal, two, desk)
  for (const call of [listPersonalVips, listEnterpriseVips]) {
    const ask = (user_id: string) => portal.call(call, { query: { user_id } }, { token: one.token })
    const missing = await ask('nobody')
    expect(missing).toMatchObject({ code: 404, data: null })
    expect(await ask(two.id)).toEqual(missing)
    expect(await ask(one.id)).toMatchObject({ code: 200, data: { list: [] } })
  }
})

test('on one path a member asks and finance decides, whatever the body says', async () => {
  const { person, orderNo } = await aReported()
  const decision = { order_no: orderNo, decision: 'exception' as const, remark: '金额不符' }
  const ask = (token: string) => portal.call(decidePayment, { params, body: decision }, { token })
  expect(await ask(person.token)).toMatchObject({ code: 200, data: { order_status: 10 } })
  expect(await see(orderNo, desk.finance)).toMatchObject({ order_status: 10 })
  expect(await ask(desk.auditor.token)).toMatchObject({ code: 403 })
  expect(await ask(desk.finance.token)).toMatchObject({ code: 200, data: { order_status: 99 } })
})

const close = (orderNo: string, { token }: Person, reason = '') =>
  portal.call(closeOrder, { params, body: { order_no: orderNo, reason } }, { token })

describe('closing (D5)', () => {
  test('a member gives an order up, also one that was reported, and what it was to buy ends with it', async () => {
    const { person, orderNo } = await aReported()
    expect(await close(orderNo, person)).toMatchObject({
      code: 200,
      data: { order_status: 90, allowed: [], report: null },
    })
    const { application } = await portal.ok(currentApplication, {}, person)
    expect(application?.status).toBe('lapsed')
    expect((await confirm(portal, desk, orderNo)).code).toBe(409)
    expect((await close(orderNo, person)).code).toBe(409)
    const attempts = await portal.db.pool
      .selectFrom('payment_attempts as a')
      .innerJoin('orders as o', 'o.id', 'a.order_id')
      .where('o.order_no', '=', orderNo)
      .select('a.status')
      .execute()
    expect(attempts).toEqual([{ status: 'closed' }])
  })

  test('the association closes with a reason and tells the member; finance and strangers do not', async () => {
    const { person, orderNo } = await aReported()
    expect(await close(orderNo, desk.auditor)).toMatchObject({ code: 422, data: { rule: 'reason_needed' } })
    expect((await close(orderNo, desk.finance, '取消')).code).toBe(403)
    expect((await close(orderNo, await aMember(portal))).code).toBe(404)
    expect(await close(orderNo, desk.auditor, '会员要求取消')).toMatchObject({ code: 200 })
    expect((await portal.smsTo(person.phone))[0]?.text).toContain(`订单 ${orderNo} 已由协会关闭`)
    const seen = await see(orderNo, person)
    expect(seen.history.at(-1)).toMatchObject({ text: '订单关闭', by: '协会', note: '会员要求取消' })
  })

  test('closing and confirming at once: one of them is true', async () => {
    const { person, orderNo } = await aReported()
    const answers = await Promise.all([close(orderNo, person), confirm(portal, desk, orderNo)])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

const setAside = (orderNo: string) =>
  confirm(portal, desk, orderNo, { decision: 'exception', remark: '户名不符' })

describe('resolving an exception (D5)', () => {
  test('it goes back to where it was with a reason, and is confirmed there', async () => {
    const { person, orderNo } = await aReported()
    await setAside(orderNo)
    expect(await see(orderNo, desk.finance)).toMatchObject({ allowed: ['resume', 'close_exception'] })
    expect((await see(orderNo, person)).allowed).toEqual([])
    expect(await confirm(portal, desk, orderNo)).toMatchObject({ code: 409 })
    expect(await resolve(orderNo, 'resume', '')).toMatchObject({ code: 422, data: { rule: 'reason_needed' } })
    expect(await resolve(orderNo, 'resume', '已核实为本单款项', desk.auditor)).toMatchObject({ code: 403 })
    expect(await resolve(orderNo, 'resume', '已核实为本单款项')).toMatchObject({
      code: 200,
      data: { order_status: 10 },
    })
    expect((await see(orderNo, person)).history.at(-1)).toMatchObject({
      text: '恢复待确认',
      note: '已核实为本单款项',
    })
    expect(await resolve(orderNo, 'resume', '再一次')).toMatchObject({ code: 409 })
    expect(await confirm(portal, desk, orderNo)).toMatchObject({ code: 200, data: { order_status: 30 } })
  })

  test('one that was paid in part goes back to that, and cannot be closed over the money', async () => {
    const { orderNo } = await aReported()
    await confirm(portal, desk, orderNo, { decision: 'short', received_fen: 5_000 })
    await setAside(orderNo)
    expect(await resolve(orderNo, 'close', '关闭')).toMatchObject({
      code: 422,
      data: { rule: 'money_received' },
    })
    expect((await see(orderNo, desk.finance)).allowed).toEqual(['resume_short', 'return_exception'])
    expect(await resolve(orderNo, 'resume', '已核实')).toMatchObject({ data: { order_status: 20 } })
    expect(await confirm(portal, desk, orderNo, { received_fen: 15_000 })).toMatchObject({
      data: { order_status: 30 },
    })
  })

  test('closed, what it was to buy ends with it, and the member is told why', async () => {
    const { person, orderNo } = await aReported()
    await setAside(orderNo)
    expect(await resolve(orderNo, 'close', '款项已被银行退回')).toMatchObject({
      code: 200,
      data: { order_status: 90, allowed: ['revive', 'return_late'] },
    })
    expect((await portal.smsTo(person.phone))[0]?.text).toContain(`订单 ${orderNo} 已由协会关闭`)
    const { application } = await portal.ok(currentApplication, {}, person)
    expect(application?.status).toBe('lapsed')
  })

  test('two clerks at once: one resolves it, the other is told what it is now', async () => {
    const { orderNo } = await aReported()
    await setAside(orderNo)
    const answers = await Promise.all([
      resolve(orderNo, 'resume', '已核实'),
      resolve(orderNo, 'close', '未到账'),
    ])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('who has ordered anew meanwhile is not asked for money twice', async () => {
    const person = await aMember(portal)
    await paidMember(portal, person, desk)
    await later(310 * day)
    const renewal = async () => (await portal.ok(renewMembership, {}, person)).order_no ?? ''
    const first = await renewal()
    await reported(portal, person, first)
    await setAside(first)
    const second = await renewal()
    expect(second).not.toBe(first)
    expect(await resolve(first, 'resume', '已核实')).toMatchObject({
      code: 422,
      data: { rule: 'ordered_anew' },
    })
    expect(await resolve(first, 'close', '会员已重新下单')).toMatchObject({ code: 200 })
    expect((await see(second, person)).order_status).toBe(0)
  })
})
