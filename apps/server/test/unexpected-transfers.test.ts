import { afterAll, describe, expect, test } from 'vitest'
import { decidePayment, resolveOrder } from '@portal/api/contract/orders.contract'
import { decideRefund, settleRefund } from '@portal/api/contract/refunds.contract'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { bankRef, confirm, submitted } from './support/journey.ts'
import { numberOf, openOnline } from './support/online.ts'
import { openOrders } from './support/orders.ts'
import { aStaff } from './support/people.ts'

const { portal, aReported } = await openOrders()
afterAll(() => portal.close())
const { desk, anOrder, renewed, paying, see, close, play, endOf } = await openOnline(portal)

const params = { prefix: 'api' as const }

/** Finance registers money that the order does not wait for. */
const register = (decision: 'late' | 'repeated', orderNo: string, part: object = {}) =>
  confirm(portal, desk, orderNo, { decision, ...part })

const newest = ({ refunds: [refund] }: Pick<OrderDetail, 'refunds'>) => {
  if (!refund) throw new Error('no refund')
  return refund
}

/** Finance approves the order's newest refund and pays it back by the bank. */
async function paidBack(orderNo: string): Promise<OrderDetail> {
  const { token } = desk.finance
  const refund_id = newest(await see(desk.finance, orderNo)).id
  const about = { order_no: orderNo, refund_id }
  await portal.ok(decideRefund, { params, body: { ...about, decision: 'approve' } }, { token })
  const body = { ...about, result: 'succeeded', bank_ref: bankRef() } as const
  return portal.ok(settleRefund, { params, body }, { token })
}

/** A member whose order for next year's dues was closed. */
async function aClosed() {
  const { member, orderNo } = await anOrder()
  await paying(member, orderNo, 'offline')
  expect(await close(member, orderNo)).toMatchObject({ data: { order_status: 90 } })
  return { member, orderNo }
}

describe('a transfer that comes after its order was closed (D5)', () => {
  test('revives it while what it buys can still be had', async () => {
    const { member, orderNo } = await aClosed()
    expect(await see(desk.finance, orderNo)).toMatchObject({ allowed: ['revive', 'return_late'] })
    expect((await see(member, orderNo)).allowed).toEqual([])
    expect(await endOf(member)).toBe('2027-05-17 23:59:59')
    const bank_ref = bankRef()
    expect(await register('late', orderNo, { bank_ref, remark: '附言写有识别码' })).toMatchObject({
      code: 200,
      data: {
        order_status: 30,
        channel: 'offline',
        received_fen: 20_000,
        refunds: [],
        receipts: [{ amount_fen: 20_000, bank_ref, channel: 'offline' }],
      },
    })
    expect(await endOf(member)).toBe('2028-05-17 23:59:59')
    expect((await see(member, orderNo)).history.at(-1)).toMatchObject({
      text: '关闭后到账，订单恢复',
      by: '协会',
    })
    expect((await portal.smsTo(member.phone))[0]?.text).toContain('会员有效期至 2028-05-17')
  })

  test('is paid back where the member has ordered anew', async () => {
    const { member, orderNo } = await aClosed()
    const again = await renewed(member)
    expect(await register('late', orderNo)).toMatchObject({
      code: 200,
      data: {
        order_status: 40,
        received_fen: 20_000,
        refunds: [{ amount_fen: 20_000, reason: '订单关闭后到账', refund_status: 'requested' }],
      },
    })
    expect(await endOf(member)).toBe('2027-05-17 23:59:59')
    expect(await paidBack(orderNo)).toMatchObject({ order_status: 60, refunded_fen: 20_000 })
    expect(await see(member, again)).toMatchObject({ order_status: 0 })
  })

  test('is paid back when it is less than the order costs, and for an application that has ended', async () => {
    const { member, orderNo } = await aClosed()
    expect(await register('late', orderNo, { received_fen: 19_999 })).toMatchObject({
      data: { order_status: 40, refunds: [{ amount_fen: 19_999 }] },
    })
    expect(await endOf(member)).toBe('2027-05-17 23:59:59')
    const joining = await aReported()
    await close(joining.person, joining.orderNo)
    expect(await register('late', joining.orderNo)).toMatchObject({
      data: { order_status: 40, refunds: [{ amount_fen: 20_000 }] },
    })
    expect(await paidBack(joining.orderNo)).toMatchObject({ order_status: 60 })
  })

  test('pays what the order costs, and what is more goes back', async () => {
    const { member, orderNo } = await aClosed()
    expect(await register('late', orderNo, { received_fen: 25_000 })).toMatchObject({
      data: { order_status: 40, received_fen: 25_000, refunds: [{ amount_fen: 5_000, reason: '多付款项' }] },
    })
    expect(await endOf(member)).toBe('2028-05-17 23:59:59')
    expect(await paidBack(orderNo)).toMatchObject({ order_status: 30, refunded_fen: 5_000 })
  })
})

describe('a transfer for an order that is paid', () => {
  test('goes back, however the order was paid, and the order is paid as before', async () => {
    const { member, orderNo } = await anOrder()
    await play(numberOf(await paying(member, orderNo)), 'pay')
    expect(await see(desk.finance, orderNo)).toMatchObject({ order_status: 30, allowed: ['return_surplus'] })
    expect(await register('repeated', orderNo, { received_fen: 3_000 })).toMatchObject({
      data: { order_status: 40, received_fen: 23_000, refunds: [{ amount_fen: 3_000, reason: '重复支付' }] },
    })
    // one refund at a time: it waits among the bank's lines
    expect(await register('repeated', orderNo)).toMatchObject({
      code: 409,
      data: { current: { order_status: 40 } },
    })
    expect(await paidBack(orderNo)).toMatchObject({ order_status: 30, refunded_fen: 3_000 })
    expect(await endOf(member)).toBe('2028-05-17 23:59:59')
    expect(await register('repeated', orderNo)).toMatchObject({ data: { order_status: 40 } })
  })
})

describe('more than is due', () => {
  test('pays the order for who says that the rest goes back; nobody keeps it', async () => {
    const { person, orderNo } = await aReported()
    expect(await confirm(portal, desk, orderNo, { received_fen: 21_000 })).toMatchObject({
      code: 422,
      data: { rule: 'received_too_much' },
    })
    expect(
      await confirm(portal, desk, orderNo, { decision: 'short', received_fen: 21_000, return_surplus: true }),
    ).toMatchObject({ code: 422, data: { rule: 'received_too_much' } })
    const part = { received_fen: 21_000, return_surplus: true }
    const { data } = await confirm(portal, desk, orderNo, part)
    expect(data).toMatchObject({
      order_status: 40,
      received_fen: 21_000,
      refunds: [{ amount_fen: 1_000, reason: '多付款项', refund_status: 'requested' }],
    })
    expect((await see(person, orderNo)).history.map(({ text }) => text).slice(-2)).toEqual([
      '确认到账',
      '多收款项，申请退款',
    ])
    expect(await endOf(person)).toBe('2027-05-17 23:59:59')
    const refund_id = newest(await see(desk.finance, orderNo)).id
    const body = { order_no: orderNo, refund_id, decision: 'reject', remark: '不退' } as const
    expect(await portal.call(decideRefund, { params, body }, { token: desk.finance.token })).toMatchObject({
      code: 409,
    })
    expect(await paidBack(orderNo)).toMatchObject({
      order_status: 30,
      received_fen: 21_000,
      refunded_fen: 1_000,
    })
  })

  test('counts what came before', async () => {
    const { orderNo } = await aReported()
    await confirm(portal, desk, orderNo, { decision: 'short', received_fen: 15_000 })
    expect(
      await confirm(portal, desk, orderNo, { received_fen: 10_000, return_surplus: true }),
    ).toMatchObject({ data: { order_status: 40, received_fen: 25_000, refunds: [{ amount_fen: 5_000 }] } })
  })
})

test('a part whose rest never comes is set aside and paid back', async () => {
  const { person, orderNo } = await aReported()
  await confirm(portal, desk, orderNo, { decision: 'short', received_fen: 5_000 })
  await confirm(portal, desk, orderNo, { decision: 'exception', remark: '会员不再补足' })
  expect(await see(desk.finance, orderNo)).toMatchObject({ allowed: ['resume_short', 'return_exception'] })
  const returning = { order_no: orderNo, outcome: 'return', reason: '会员不再补足' } as const
  expect(
    await portal.call(resolveOrder, { params, body: returning }, { token: desk.finance.token }),
  ).toMatchObject({
    data: { order_status: 40, refunds: [{ amount_fen: 5_000 }] },
  })
  expect(await paidBack(orderNo)).toMatchObject({ order_status: 60, refunded_fen: 5_000 })
  // the application ended with its order: the member applies again
  expect(await submitted(portal, person)).toMatchObject({ status: 'submitted' })
})

test('only finance registers it, with what every receipt needs, and of an order that waits for none', async () => {
  const { orderNo } = await aClosed()
  const asked = { order_no: orderNo, decision: 'late', received_fen: 20_000, bank_ref: 'X1' } as const
  for (const subRole of ['super', 'agent', 'exam', 'others'] as const) {
    const { token } = await aStaff(portal, subRole)
    expect((await portal.call(decidePayment, { params, body: asked }, { token })).code).toBe(403)
  }
  expect(await register('late', orderNo, { received_fen: undefined })).toMatchObject({
    data: { rule: 'received_needed' },
  })
  expect(await register('late', orderNo, { bank_ref: '' })).toMatchObject({
    data: { rule: 'bank_ref_needed' },
  })
  expect(await register('late', orderNo, { received_at: '2030-01-01' })).toMatchObject({
    data: { rule: 'paid_on_in_future' },
  })
  const waiting = await aReported()
  expect(await register('late', waiting.orderNo)).toMatchObject({
    code: 409,
    data: { current: { order_status: 10 } },
  })
  const bank_ref = bankRef()
  expect(await confirm(portal, desk, waiting.orderNo, { bank_ref })).toMatchObject({ code: 200 })
  expect(await register('late', orderNo, { bank_ref })).toMatchObject({ data: { rule: 'bank_ref_used' } })
  expect(await see(desk.finance, orderNo)).toMatchObject({ order_status: 90, received_fen: 0, receipts: [] })
})

describe('two clerks at once', () => {
  test('register one line of the bank once', async () => {
    const { orderNo } = await aClosed()
    const bank_ref = bankRef()
    const answers = await Promise.all([
      register('late', orderNo, { bank_ref }),
      register('late', orderNo, { bank_ref }),
    ])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await see(desk.finance, orderNo)).toMatchObject({ order_status: 30, received_fen: 20_000 })
  })

  test('with two lines: who is second is told that the order is paid by now, and decides again', async () => {
    const { orderNo } = await aClosed()
    const answers = await Promise.all([register('late', orderNo), register('late', orderNo)])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await register('repeated', orderNo)).toMatchObject({
      data: { order_status: 40, received_fen: 40_000, refunds: [{ amount_fen: 20_000 }] },
    })
  })
})
