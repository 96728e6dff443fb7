import { afterAll, expect, test } from 'vitest'
import { createCouponBatch, verifyCoupon } from '@portal/api/contract/coupons.contract'
import { resolveOrder } from '@portal/api/contract/orders.contract'
import { requestRefund, settleRefund } from '@portal/api/contract/refunds.contract'
import { sweep } from '@portal/portal/jobs/sweep'
import { brokenSentences } from '../faults/invariants.ts'
import { batchOf } from './support/coupons.ts'
import { bankRef } from './support/journey.ts'
import { numberOf, openOnline } from './support/online.ts'
import { openPortal } from './support/portal.ts'

const portal = await openPortal()
afterAll(() => portal.close())
const { desk, anOrder, paying, see, play, later, approvedRefund } = await openOnline(portal)

const params = { prefix: 'api' as const }
const away = () => Promise.reject(new Error('away'))

test('a refund goes back by the payment that brought its money, by itself and once', async () => {
  const { member, orderNo } = await anOrder()
  await play(numberOf(await paying(member, orderNo)), 'pay')
  const ask = (amount_fen: number) =>
    portal.ok(
      requestRefund,
      { params, body: { order_no: orderNo, amount_fen, reason: '多缴' } },
      { token: member.token },
    )
  await ask(5_000)
  const back = await approvedRefund(orderNo, { effect: 'keep' })
  expect(back).toMatchObject({
    order_status: 50,
    refunded_fen: 5_000,
    refunds: [{ refund_status: 'succeeded', way: 'sandbox', returned_on: '2026-05-18', allowed: [] }],
  })
  expect(back.history.at(-1)).toMatchObject({ text: '退回部分款项', by: '系统' })
  expect((await portal.smsTo(member.phone))[0]?.text).toContain('退款 ¥50.00 已退回原付款账户')

  // while the provider is away it stays on its way, and the minute's round sends it
  await ask(2_000)
  const { sandbox } = portal.host.payments
  if (!sandbox) throw new Error('no sandbox')
  portal.host.payments.sandbox = { ...sandbox, refund: away }
  const waiting = await approvedRefund(orderNo, { effect: 'keep' })
  portal.host.payments.sandbox = sandbox
  expect(waiting).toMatchObject({
    order_status: 40,
    refunds: [{ refund_status: 'processing', allowed: [] }, {}],
  })
  const key = { order_no: orderNo, refund_id: waiting.refunds[0]?.id ?? '' }
  const typed = { ...key, result: 'succeeded' as const, bank_ref: bankRef() }
  expect(
    await portal.call(settleRefund, { params, body: typed }, { token: desk.finance.token }),
  ).toMatchObject({ code: 409 })
  await Promise.all([sweep(portal.host), sweep(portal.host), sweep(portal.host)])
  expect(await see(member, orderNo)).toMatchObject({ order_status: 50, refunded_fen: 7_000 })
  const books = await portal.db.pool
    .selectFrom('sandbox_refunds')
    .select('amount_fen')
    .where('number', '=', key.refund_id)
    .execute()
  expect(books).toEqual([{ amount_fen: 2_000 }])
})

test('what a channel refuses to send back is sent back by the bank', async () => {
  const { member, orderNo } = await anOrder()
  await play(numberOf(await paying(member, orderNo)), 'pay_unreturnable')
  const body = { order_no: orderNo, amount_fen: 20_000, reason: '工作变动' }
  await portal.ok(requestRefund, { params, body }, { token: member.token })
  const refused = await approvedRefund(orderNo, { effect: 'keep' })
  expect(refused).toMatchObject({
    order_status: 40,
    refunds: [
      {
        refund_status: 'failed',
        way: null,
        trouble: '模拟支付不能原路退回，改为对公退回',
        allowed: ['retry'],
      },
    ],
  })
  const key = { order_no: orderNo, refund_id: refused.refunds[0]?.id ?? '' }
  const settle = (result: { result: 'retry' } | { result: 'succeeded'; bank_ref: string }) =>
    portal.ok(settleRefund, { params, body: { ...key, ...result } }, { token: desk.finance.token })
  expect(await settle({ result: 'retry' })).toMatchObject({ refunds: [{ refund_status: 'processing' }] })
  expect(await settle({ result: 'succeeded', bank_ref: bankRef() })).toMatchObject({ order_status: 60 })
})

test('late money in an amount that was changed meanwhile is set aside, and its coupon is free again', async () => {
  const batch = batchOf()
  await portal.ok(createCouponBatch, { body: batch }, { token: desk.auditor.token })
  const { member, orderNo } = await anOrder()
  const use = (code: string) =>
    portal.ok(verifyCoupon, { params, body: { order_no: orderNo, code } }, { token: member.token })
  await use(batch.code ?? '')
  await play(numberOf(await paying(member, orderNo)), 'pay_late')
  await use('')
  // another way to pay was chosen before the money was heard of
  await paying(member, orderNo, 'offline')
  await later(4 * 60_000)
  await sweep(portal.host)
  expect(await see(desk.finance, orderNo)).toMatchObject({
    order_status: 99,
    received_fen: 15_000,
    allowed: ['return_exception'],
  })
  const body = { order_no: orderNo, outcome: 'return' as const, reason: '金额不符' }
  await portal.ok(resolveOrder, { params, body }, { token: desk.finance.token })
  expect(await approvedRefund(orderNo)).toMatchObject({ order_status: 60, refunded_fen: 15_000 })
  expect(await brokenSentences(portal.db)).toEqual([])
})

test('what an order with a coupon was paid in a wrong amount goes back, and the coupon is free again', async () => {
  const batch = batchOf()
  await portal.ok(createCouponBatch, { body: batch }, { token: desk.auditor.token })
  const { member, orderNo } = await anOrder()
  const body = { order_no: orderNo, code: batch.code ?? '' }
  await portal.ok(verifyCoupon, { params, body }, { token: member.token })
  await play(numberOf(await paying(member, orderNo)), 'pay_less')
  const resolution = { order_no: orderNo, outcome: 'return' as const, reason: '金额不符' }
  await portal.ok(resolveOrder, { params, body: resolution }, { token: desk.finance.token })
  await approvedRefund(orderNo)
  const uses = await portal.db.pool.selectFrom('coupon_uses').select('state').execute()
  expect(uses.map(({ state }) => state)).not.toContain('reserved')
  expect(await brokenSentences(portal.db)).toEqual([])
})
