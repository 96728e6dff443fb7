import { afterAll, expect, test } from 'vitest'
import { decidePayment, reportTransfer, resolveOrder } from '@portal/api/contract/orders.contract'
import { decideRefund } from '@portal/api/contract/refunds.contract'
import { getCashier } from '@portal/api/contract/sandbox.contract'
import { createCouponBatch, verifyCoupon } from '@portal/api/contract/coupons.contract'
import { sweep } from '@portal/portal/jobs/sweep'
import { bankRef, report } from './support/journey.ts'
import { numberOf, openOnline } from './support/online.ts'
import { batchOf } from './support/coupons.ts'
import { aMember, type Person } from './support/people.ts'
import { openPortal } from './support/portal.ts'

const portal = await openPortal()
afterAll(() => portal.close())
const {
  desk,
  anOrder,
  renewed,
  pay,
  paying,
  see,
  poll,
  close,
  play,
  endOf,
  approvedRefund,
  noticeOf,
  tell,
  later,
  attemptsOf,
} = await openOnline(portal)

const params = { prefix: 'api' as const }
const minute = 60_000
const hour = 60 * minute
const away = () => Promise.reject(new Error('away'))

test('a payment is opened once, paid at the cashier and takes effect at once', async () => {
  const { member, orderNo } = await anOrder()
  const open = await paying(member, orderNo)
  expect(open).toMatchObject({
    channel: 'sandbox',
    channels: ['sandbox', 'offline'],
    payment: { channel: 'sandbox', amount_fen: 20_000, expires_at: '2026-05-18 14:15:00' },
  })
  expect(numberOf(await paying(member, orderNo))).toBe(numberOf(open))
  const number = numberOf(open)
  expect(await portal.ok(getCashier, { params: { number } })).toMatchObject({
    amount_fen: 20_000,
    state: 'open',
  })
  expect(await play(number, 'pay')).toMatchObject({ state: 'succeeded' })
  const paid = await see(member, orderNo)
  expect(paid).toMatchObject({ order_status: 30, received_fen: 20_000, payment: null, channels: [] })
  expect(paid.receipts).toMatchObject([{ amount_fen: 20_000, by: '系统' }])
  expect(paid.history.map(({ text, by }) => `${text} ${by}`)).toEqual([
    '生成订单 本人',
    '选择在线支付 本人',
    '在线支付到账 系统',
  ])
  expect(await endOf(member)).toBe('2028-05-17 23:59:59')
  expect((await portal.smsTo(member.phone))[0]?.text).toEqual(
    expect.stringContaining(`您的订单 ${orderNo} 已支付成功，会员有效期至 2028-05-17。`),
  )
  expect(await pay(member, orderNo)).toMatchObject({ code: 422, data: { rule: 'already_paid' } })
})

test('another channel closes the first at its provider, and the first again is a payment of its own', async () => {
  const { member, orderNo } = await anOrder()
  const first = numberOf(await paying(member, orderNo))
  expect(await paying(member, orderNo, 'offline')).toMatchObject({
    channel: 'offline',
    payment: null,
    allowed: ['pay_online', 'report', 'close'],
  })
  expect(await play(first, 'pay')).toMatchObject({ state: 'closed' })
  const second = await paying(member, orderNo)
  expect(numberOf(second)).not.toBe(first)
  expect(second).toMatchObject({ channel: 'sandbox', allowed: ['pay_offline', 'pay_online', 'close'] })
  expect(await attemptsOf(orderNo)).toEqual(['sandbox closed', 'offline closed', 'sandbox open'])
  const body = {
    order_no: orderNo,
    payer_name: '陈',
    amount_fen: 20_000,
    paid_on: '2026-05-18',
    voucher_ids: ['x'],
  }
  expect(await portal.call(reportTransfer, { params, body }, { token: member.token })).not.toMatchObject({
    code: 200,
  })
})

test('what nobody told us of is found by asking; a code that ran out makes room for another', async () => {
  const { member, orderNo } = await anOrder()
  const unheard = numberOf(await paying(member, orderNo))
  await play(unheard, 'pay_unheard')
  expect(await poll(member, orderNo)).toMatchObject({ order_status: 0 })
  await later(3_000)
  expect(await poll(member, orderNo)).toMatchObject({ order_status: 30 })

  const other = await anOrder()
  const old = await paying(other.member, other.orderNo)
  await later(16 * minute)
  expect(await poll(other.member, other.orderNo)).toMatchObject({ order_status: 0, payment: null })
  expect(numberOf(await paying(other.member, other.orderNo))).not.toBe(numberOf(old))
})

test('a failed payment leaves the order to be paid', async () => {
  const { member, orderNo } = await anOrder()
  const number = numberOf(await paying(member, orderNo))
  await play(number, 'fail')
  expect(await see(member, orderNo)).toMatchObject({ order_status: 0, payment: null })
  await play(numberOf(await paying(member, orderNo)), 'pay')
  expect(await see(member, orderNo)).toMatchObject({ order_status: 30 })
  expect(await attemptsOf(orderNo)).toEqual(['sandbox failed', 'sandbox succeeded'])
})

test('doubled and shuffled notices have one effect', async () => {
  for (const act of ['pay_twice', 'pay_shuffled'] as const) {
    const { member, orderNo } = await anOrder()
    const number = numberOf(await paying(member, orderNo))
    await play(number, act)
    const again = await noticeOf(number, { state: 'succeeded', paid_fen: 20_000 })
    await Promise.all(Array.from({ length: 8 }, () => tell(again)))
    const paid = await see(member, orderNo)
    expect(paid).toMatchObject({ order_status: 30, received_fen: 20_000, refunds: [] })
    expect(paid.receipts).toHaveLength(1)
    expect(await endOf(member)).toBe('2028-05-17 23:59:59')
  }
})

test('a notice that is not genuine, or not about a payment of ours, changes nothing', async () => {
  const { member, orderNo } = await anOrder()
  const number = numberOf(await paying(member, orderNo))
  const good = await noticeOf(number, { state: 'succeeded', paid_fen: 20_000 })
  const other = { ...good, body: good.body.replace('20000', '10000') }
  const unsigned = { ...good, headers: {} }
  const foreign = { ...good, headers: { ...good.headers, 'sandbox-signature': 'AAAA' } }
  for (const bad of [other, unsigned, foreign, { ...good, body: 'no json' }, { ...good, body: '' }])
    expect(await tell(bad)).toMatchObject({ statusCode: 400, body: 'fail' })
  const body = good.body.replace(number, 'of-somebody-else').replace('association', 'someone')
  const signature = portal.host.keys.sign(`${String(good.headers['sandbox-timestamp'])}\n${body}`, 'sandbox')
  expect(await tell({ body, headers: { ...good.headers, 'sandbox-signature': signature } })).toMatchObject({
    statusCode: 400,
  })
  for (const channel of ['wechat', 'offline', 'nonsense', '__proto__'])
    expect(await tell(good, channel)).toMatchObject({ statusCode: 404 })
  expect(await see(member, orderNo)).toMatchObject({ order_status: 0 })
  expect(await tell(good)).toMatchObject({ statusCode: 200, body: 'success' })
  expect(await see(member, orderNo)).toMatchObject({ order_status: 30 })
})

test('money in a wrong amount is set aside, and finance pays it back', async () => {
  const { member, orderNo } = await anOrder()
  await play(numberOf(await paying(member, orderNo)), 'pay_less')
  expect(await see(desk.finance, orderNo)).toMatchObject({
    order_status: 99,
    received_fen: 19_900,
    allowed: ['return_exception'],
  })
  expect(await endOf(member)).toBe('2027-05-17 23:59:59')
  const resolve = (outcome: 'resume' | 'close' | 'return') =>
    portal.call(
      resolveOrder,
      { params, body: { order_no: orderNo, outcome, reason: '渠道少收' } },
      { token: desk.finance.token },
    )
  expect(await resolve('resume')).toMatchObject({ code: 409 })
  expect(await resolve('close')).toMatchObject({ data: { rule: 'money_received' } })
  expect(await resolve('return')).toMatchObject({
    data: { order_status: 40, refunds: [{ amount_fen: 19_900 }] },
  })
  expect(await approvedRefund(orderNo)).toMatchObject({ order_status: 60, refunded_fen: 19_900 })
  expect(await pay(member, await renewed(member))).toMatchObject({ code: 200 })
})

test('money that comes twice is paid back, whatever is bought, and nobody may keep it', async () => {
  const { member, orderNo } = await anOrder()
  const first = numberOf(await paying(member, orderNo))
  await play(first, 'pay_late')
  await paying(member, orderNo, 'offline')
  await play(numberOf(await paying(member, orderNo)), 'pay')
  expect(await see(member, orderNo)).toMatchObject({ order_status: 30, received_fen: 20_000 })
  await later(4 * minute)
  await sweep(portal.host)
  const twice = await see(desk.finance, orderNo)
  expect(twice).toMatchObject({
    order_status: 40,
    received_fen: 40_000,
    refunds: [
      { amount_fen: 20_000, asked_by: '系统', reason: '重复支付', choices: [], bought_nothing: true },
    ],
  })
  expect(twice.refunds[0]?.allowed).toEqual(['approve'])
  const key = { order_no: orderNo, refund_id: twice.refunds[0]?.id ?? '' }
  expect(
    await portal.call(
      decideRefund,
      { params, body: { ...key, decision: 'reject', remark: '不退' } },
      { token: desk.finance.token },
    ),
  ).toMatchObject({ code: 409 })
  expect(await approvedRefund(orderNo)).toMatchObject({ order_status: 30, refunded_fen: 20_000 })
  expect(await endOf(member)).toBe('2028-05-17 23:59:59')
  expect((await attemptsOf(orderNo)).toSorted()).toEqual([
    'offline closed',
    'sandbox duplicate',
    'sandbox succeeded',
  ])
})

test('late money revives a closed order while its year can still be had', async () => {
  const { member, orderNo } = await anOrder()
  await play(numberOf(await paying(member, orderNo)), 'pay_late')
  expect(await close(member, orderNo)).toMatchObject({ data: { order_status: 90 } })
  await later(4 * minute)
  await sweep(portal.host)
  expect(await see(member, orderNo)).toMatchObject({ order_status: 30, received_fen: 20_000 })
  expect(await endOf(member)).toBe('2028-05-17 23:59:59')
})

test('late money for what was ordered anew is paid back', async () => {
  const { member, orderNo } = await anOrder()
  await play(numberOf(await paying(member, orderNo)), 'pay_late')
  await close(member, orderNo)
  const again = await renewed(member)
  await later(4 * minute)
  await sweep(portal.host)
  expect(await see(member, orderNo)).toMatchObject({
    order_status: 40,
    refunds: [{ amount_fen: 20_000, reason: '订单关闭后到账' }],
  })
  expect(await approvedRefund(orderNo)).toMatchObject({ order_status: 60 })
  await play(numberOf(await paying(member, again)), 'pay')
  expect(await endOf(member)).toBe('2028-05-17 23:59:59')
})

test('money that was first at the provider is taken when the order is to be closed, or paid otherwise', async () => {
  const { member, orderNo } = await anOrder()
  await play(numberOf(await paying(member, orderNo)), 'pay_unheard')
  expect(await close(member, orderNo)).toMatchObject({ code: 409, data: { current: { order_status: 30 } } })
  const other = await anOrder()
  await play(numberOf(await paying(other.member, other.orderNo)), 'pay_unheard')
  expect(await pay(other.member, other.orderNo, 'offline')).toMatchObject({ data: { rule: 'already_paid' } })
})

test('online money that comes while a transfer waits for finance pays the order', async () => {
  const { member, orderNo } = await anOrder()
  await play(numberOf(await paying(member, orderNo)), 'pay_late')
  await paying(member, orderNo, 'offline')
  await report(portal, member, orderNo)
  await later(4 * minute)
  await sweep(portal.host)
  expect(await see(member, orderNo)).toMatchObject({ order_status: 30, channel: 'sandbox' })
  const decision = {
    order_no: orderNo,
    decision: 'confirm',
    received_fen: 20_000,
    bank_ref: bankRef(),
  } as const
  expect(
    await portal.call(decidePayment, { params, body: decision }, { token: desk.finance.token }),
  ).toMatchObject({
    code: 409,
  })
})

test('an order that is paid by transfer and online says of each receipt by which it came', async () => {
  const { member, orderNo } = await anOrder()
  await play(numberOf(await paying(member, orderNo)), 'pay_late')
  await paying(member, orderNo, 'offline')
  await report(portal, member, orderNo)
  const bank_ref = bankRef()
  const decision = { order_no: orderNo, decision: 'confirm', received_fen: 20_000, bank_ref } as const
  await portal.ok(decidePayment, { params, body: decision }, { token: desk.finance.token })
  await later(4 * minute)
  await sweep(portal.host)
  for (const reader of [member, desk.finance])
    expect((await see(reader, orderNo)).receipts).toMatchObject([
      { channel: 'offline', amount_fen: 20_000, bank_ref },
      { channel: 'sandbox', amount_fen: 20_000, by: '系统' },
    ])
})

test('a channel that is not set up, an order of somebody else, and a provider that is away', async () => {
  const { member, orderNo } = await anOrder()
  expect(await pay(member, orderNo, 'wechat')).toMatchObject({ code: 422, data: { rule: 'channel_closed' } })
  expect(await pay(await aMember(portal), orderNo)).toMatchObject({ code: 404 })
  const { sandbox } = portal.host.payments
  if (!sandbox) throw new Error('no sandbox')
  await paying(member, orderNo)
  portal.host.payments.sandbox = { ...sandbox, open: away, query: away, close: away }
  try {
    await later(16 * minute)
    for (const answer of [
      await pay(member, orderNo),
      await pay(member, orderNo, 'offline'),
      await close(member, orderNo),
    ])
      expect(answer).toMatchObject({ code: 503, message: '支付渠道暂时没有回应，请稍后再试' })
    await later(2 * hour)
    await sweep(portal.host)
    expect(await see(member, orderNo)).toMatchObject({ order_status: 0 })
  } finally {
    portal.host.payments.sandbox = sandbox
  }
  await sweep(portal.host)
  expect(await see(member, orderNo)).toMatchObject({ order_status: 90 })
})

test('notice, poll, cashier and closing at once: one payment, one period', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { member, orderNo } = await anOrder()
    const number = numberOf(await paying(member, orderNo))
    await later(4_000)
    await Promise.all([
      play(number, 'pay_twice'),
      poll(member, orderNo),
      close(member, orderNo),
      pay(member, orderNo),
      pay(member, orderNo, 'offline'),
      sweep(portal.host),
    ])
    // whoever was first: when the money was, there is one year of it; else the order is closed or still to be paid
    const order = await see(member, orderNo)
    const isPaid = order.order_status === 30
    expect(await endOf(member)).toBe(isPaid ? '2028-05-17 23:59:59' : '2027-05-17 23:59:59')
    expect(order.received_fen).toBe(isPaid ? 20_000 : 0)
    const told = await portal.ok(getCashier, { params: { number } })
    expect(told.state === 'succeeded').toBe(isPaid)
  }
})

/** A code that takes 50 yuan off personal dues. */
async function aCode(): Promise<string> {
  const body = batchOf()
  await portal.ok(createCouponBatch, { body }, { token: desk.auditor.token })
  return body.code ?? ''
}
const verify = ({ token }: Person, order_no: string, code: string) =>
  portal.ok(verifyCoupon, { params, body: { order_no, code } }, { token })

test('a coupon is held while a payment is open, used when it is made, and free again when it ends', async () => {
  const code = await aCode()
  const { member, orderNo } = await anOrder()
  expect(await verify(member, orderNo, code)).toMatchObject({ payable_fen: 15_000 })
  const open = await paying(member, orderNo)
  expect(open).toMatchObject({ payment: { amount_fen: 15_000 }, coupon: { reserved_until: null } })
  await later(14 * minute)
  await sweep(portal.host)
  expect(await see(member, orderNo)).toMatchObject({ amount_fen: 15_000 })
  await later(2 * minute)
  await sweep(portal.host)
  const lapsing = await see(member, orderNo)
  expect(lapsing).toMatchObject({ payment: null, amount_fen: 15_000 })
  expect(lapsing.coupon?.reserved_until).not.toBeNull()

  // a code that changes nothing leaves the payment open; another amount is another payment
  const again = numberOf(await paying(member, orderNo))
  expect(await verify(member, orderNo, code)).toMatchObject({ valid: true, reserved_until: null })
  expect(await verify(member, orderNo, 'NOSUCHCODE')).toMatchObject({ valid: false })
  expect(await see(member, orderNo)).toMatchObject({ payment: { amount_fen: 15_000 } })
  expect(await verify(member, orderNo, '')).toMatchObject({ payable_fen: 20_000 })
  expect(await play(again, 'pay')).toMatchObject({ state: 'closed' })
  await verify(member, orderNo, code)
  await play(numberOf(await paying(member, orderNo)), 'pay')
  expect(await see(member, orderNo)).toMatchObject({
    order_status: 30,
    received_fen: 15_000,
    discount_fen: 5_000,
    coupon: { code, reserved_until: null },
  })
})

test('late money of a closed order whose coupon is free again is paid back', async () => {
  const code = await aCode()
  const { member, orderNo } = await anOrder()
  await verify(member, orderNo, code)
  await play(numberOf(await paying(member, orderNo)), 'pay_late')
  await close(member, orderNo)
  await later(4 * minute)
  await sweep(portal.host)
  expect(await see(member, orderNo)).toMatchObject({
    order_status: 40,
    received_fen: 15_000,
    refunds: [{ amount_fen: 15_000 }],
  })
})
