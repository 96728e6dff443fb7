import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { requestRefund, settleRefund } from '@portal/api/contract/refunds.contract'
import { pollOrder } from '@portal/api/contract/orders.contract'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { sweep } from '@portal/portal/jobs/sweep'
import { makeLog } from '../src/log.ts'
import { alipayProvider } from '../src/providers/payments/alipay.ts'
import { wechatProvider } from '../src/providers/payments/wechat.ts'
import { openAlipayBank } from './support/alipay-bank.ts'
import { bankRef } from './support/journey.ts'
import { openOnline } from './support/online.ts'
import type { Person } from './support/people.ts'
import { openPortal } from './support/portal.ts'
import type { Bank, Mood } from './support/stand-in.ts'
import { openWechatBank } from './support/wechat-bank.ts'

const banks = { wechat: await openWechatBank(), alipay: await openAlipayBank() }
const logged: string[] = []
const portal = await openPortal({
  log: makeLog('warn', { write: line => void logged.push(line) }),
  env: { MEMBER_ORIGIN: 'http://localhost:8080', ...banks.wechat.env, ...banks.alipay.env },
})
for (const bank of Object.values(banks)) bank.clock = portal.clock
afterAll(async () => {
  await portal.close()
  for (const bank of Object.values(banks)) await bank.close()
})
const {
  desk,
  anOrder,
  pay,
  paying,
  see,
  poll: polled,
  close,
  tell,
  later,
  attemptsOf,
  endOf,
  approvedRefund,
} = await openOnline(portal)

const poll = ({ token }: Person, order_no: string) =>
  portal.call(pollOrder, { params, body: { order_no } }, { token })
const params = { prefix: 'api' as const }
const minute = 60_000
const heard = { wechat: { statusCode: 204, body: '' }, alipay: { statusCode: 200, body: 'success' } }
const unheard = {
  wechat: { statusCode: 400, body: '{"code":"FAIL","message":"未受理"}' },
  alipay: { statusCode: 400, body: 'fail' },
}

beforeEach(() => {
  for (const bank of Object.values(banks)) Object.assign(bank, { refunds: 'succeed' }).said.mood = 'well'
})

const addressOf = ({ payment }: Pick<OrderDetail, 'payment'>): string => {
  if (!payment) throw new Error('Nothing is open online')
  return payment.pay_url
}

describe.each(['wechat', 'alipay'] as const)('by %s', channel => {
  const bank: Bank = banks[channel]
  const say = (number: string, over?: Parameters<Bank['notice']>[1]) =>
    tell(bank.notice(number, over), channel)

  /** An order with a payment open by this channel. */
  async function opened() {
    const { member, orderNo } = await anOrder()
    const address = addressOf(await paying(member, orderNo, channel))
    return { member, orderNo, address, number: bank.numberOf(address) }
  }
  /** A paid one. */
  async function paid() {
    const order = await opened()
    bank.pay(order.address)
    await say(order.number)
    return order
  }

  test('a payment is opened once, paid, told of and takes effect once', async () => {
    const { member, orderNo, address, number } = await opened()
    const again = await paying(member, orderNo, channel)
    expect(again).toMatchObject({
      channel,
      channels: ['wechat', 'alipay', 'sandbox', 'offline'],
      payment: { channel, amount_fen: 20_000, pay_url: address },
    })
    bank.pay(address)
    expect(await say(number)).toMatchObject(heard[channel])
    await Promise.all(Array.from({ length: 8 }, () => say(number)))
    expect(await say(number)).toMatchObject(heard[channel])
    const now = await see(member, orderNo)
    expect(now).toMatchObject({ order_status: 30, received_fen: 20_000, payment: null, refunds: [] })
    expect(now.receipts).toHaveLength(1)
    expect(await endOf(member)).toBe('2028-05-17 23:59:59')
    expect(await attemptsOf(orderNo)).toEqual([`${channel} succeeded`])
  })

  test('a notice that is not genuine, not for us or of no payment of ours changes nothing', async () => {
    const { member, orderNo, address, number } = await opened()
    bank.pay(address)
    const good = bank.notice(number)
    const without = Object.fromEntries(
      Object.entries(good.headers).filter(([name]) => !name.startsWith('wechatpay')),
    )
    const bad = [
      bank.notice(number, { foreign: true }),
      bank.notice(number, { app: 'somebody-elses' }),
      bank.notice(number, { number: 'NOPAYMENTOFOURS12345' }),
      bank.notice(number, { state: 'NO_SUCH_STATE' }),
      { headers: without, body: good.body.replace(/&sign=[^&]*/, '') },
      { ...good, body: good.body.replace(/.$/, '') },
      {
        ...good,
        body: good.body.replace('total_amount=200', 'total_amount=100').replace('transaction"', 'refund"'),
      },
      { ...good, body: '' },
      { ...good, body: '{}' },
      { ...good, body: 'a=%E0%A4%A&sign_type=RSA2&sign=%00' },
      ...(channel === 'wechat'
        ? [
            bank.notice(number, { merchant: '1900000000' }),
            bank.notice(number, { ageMs: 6 * minute }),
            bank.notice(number, { ageMs: -6 * minute }),
            { ...good, headers: { ...good.headers, 'wechatpay-serial': 'PUB_KEY_ID_0' } },
            { ...good, headers: { ...good.headers, 'wechatpay-nonce': 'another' } },
            { ...good, headers: { ...good.headers, 'wechatpay-timestamp': 'NaN' } },
            { ...good, headers: { ...good.headers, 'wechatpay-signature': 'WECHATPAY/SIGNTEST/x' } },
          ]
        : [{ ...good, body: good.body.replace('sign_type=RSA2', 'sign_type=RSA') }]),
    ]
    for (const notice of bad) expect(await tell(notice, channel)).toMatchObject(unheard[channel])
    const other = channel === 'wechat' ? 'alipay' : 'wechat'
    expect(await tell(good, other)).toMatchObject(unheard[other])
    expect(await see(member, orderNo)).toMatchObject({ order_status: 0, received_fen: 0 })
    expect(await tell(good, channel)).toMatchObject(heard[channel])
    expect(await see(member, orderNo)).toMatchObject({ order_status: 30 })
    // the same notice much later: an old one of WeChat's is not believed, and neither has an effect
    await later(10 * minute)
    await tell(good, channel)
    expect(await see(member, orderNo)).toMatchObject({ order_status: 30, received_fen: 20_000 })
  })

  test('what nobody told us of is found by asking, and so is what is not yet paid', async () => {
    const { member, orderNo, address } = await opened()
    await later(3_000)
    expect(await polled(member, orderNo)).toMatchObject({ order_status: 0, payment: { channel } })
    bank.visit(address)
    expect(await polled(member, orderNo)).toMatchObject({ order_status: 0, payment: { channel } })
    bank.pay(address)
    expect(await polled(member, orderNo)).toMatchObject({ order_status: 30 })
  })

  test('another amount than was asked for is set aside', async () => {
    const { member, orderNo, address, number } = await opened()
    bank.pay(address, 19_999)
    expect(await say(number)).toMatchObject(heard[channel])
    expect(await see(desk.finance, orderNo)).toMatchObject({ order_status: 99, received_fen: 19_999 })
    expect(await endOf(member)).toBe('2027-05-17 23:59:59')
  })

  test('closing closes it at the provider; money that was first is taken', async () => {
    const first = await opened()
    bank.visit(first.address)
    expect(await close(first.member, first.orderNo)).toMatchObject({ data: { order_status: 90 } })
    expect(['CLOSED', 'TRADE_CLOSED']).toContain(bank.stateOf(first.number))
    const second = await opened()
    bank.pay(second.address)
    expect(await close(second.member, second.orderNo)).toMatchObject({
      code: 409,
      data: { current: { order_status: 30 } },
    })
    // what lapsed is closed by the minute's round, there and here, unless money was first
    const third = await opened()
    const fourth = await opened()
    bank.visit(third.address)
    bank.pay(fourth.address)
    await later(16 * minute)
    await sweep(portal.host)
    expect(['CLOSED', 'TRADE_CLOSED']).toContain(bank.stateOf(third.number))
    expect(await attemptsOf(third.orderNo)).toEqual([`${channel} closed`])
    expect(await see(fourth.member, fourth.orderNo)).toMatchObject({ order_status: 30 })
    const anew = addressOf(await paying(third.member, third.orderNo, channel))
    expect(bank.numberOf(anew)).not.toBe(third.number)
  })

  test('a refund goes back once, at once or by and by', async () => {
    const { member, orderNo } = await paid()
    const ask = (amount_fen: number) =>
      portal.ok(
        requestRefund,
        { params, body: { order_no: orderNo, amount_fen, reason: '多缴了一些'.repeat(20) } },
        { token: member.token },
      )
    await ask(1)
    const back = await approvedRefund(orderNo, { effect: 'keep' })
    expect(back).toMatchObject({ order_status: 50, refunded_fen: 1, refunds: [{ way: channel }] })
    await ask(5_099)
    bank.refunds = 'process'
    const waiting = await approvedRefund(orderNo, { effect: 'keep' })
    expect(waiting).toMatchObject({ order_status: 40, refunds: [{ refund_status: 'processing' }, {}] })
    const id = waiting.refunds[0]?.id ?? ''
    await Promise.all([sweep(portal.host), sweep(portal.host)])
    expect(await see(member, orderNo)).toMatchObject({ order_status: 40 })
    bank.settleRefunds()
    await sweep(portal.host)
    expect(await see(member, orderNo)).toMatchObject({ order_status: 50, refunded_fen: 5_100 })
    expect(bank.refunded(id)).toMatchObject({ fen: 5_099 })
  })

  test('a refund whose answer was lost is not sent twice; what is refused for good goes by the bank', async () => {
    const { member, orderNo } = await paid()
    const ask = (amount_fen: number) =>
      portal.ok(
        requestRefund,
        { params, body: { order_no: orderNo, amount_fen, reason: '多缴' } },
        { token: member.token },
      )
    await ask(2_000)
    bank.said.mood = 'unsigned'
    const lost = await approvedRefund(orderNo, { effect: 'keep' })
    expect(lost).toMatchObject({ order_status: 40, refunds: [{ refund_status: 'processing' }] })
    bank.said.mood = 'well'
    await sweep(portal.host)
    expect(await see(member, orderNo)).toMatchObject({ order_status: 50, refunded_fen: 2_000 })
    expect(bank.refunded(lost.refunds[0]?.id ?? '')?.fen).toBe(2_000)

    await ask(3_000)
    bank.refunds = 'refuse'
    const refused = await approvedRefund(orderNo, { effect: 'keep' })
    expect(refused).toMatchObject({ refunds: [{ refund_status: 'failed', way: null }, {}] })
    const key = { order_no: orderNo, refund_id: refused.refunds[0]?.id ?? '' }
    const settle = (result: { result: 'retry' } | { result: 'succeeded'; bank_ref: string }) =>
      portal.ok(settleRefund, { params, body: { ...key, ...result } }, { token: desk.finance.token })
    await settle({ result: 'retry' })
    expect(await settle({ result: 'succeeded', bank_ref: bankRef() })).toMatchObject({ refunded_fen: 5_000 })
  })

  test('a provider that is away, at fault or forged: the payer is told so, and nothing is lost', async () => {
    const { member, orderNo, address } = await opened()
    const other = await anOrder()
    await later(3_000)
    const provider = portal.host.payments[channel]
    for (const mood of ['fault', 'garbage', 'unsigned', 'forged', 'silent'] satisfies Mood[]) {
      bank.said.mood = mood
      if (mood === 'silent') await impatient()
      const asks = [poll(member, orderNo)]
      // an answer that is not signed may still have closed it there
      if (mood !== 'unsigned' && mood !== 'forged')
        asks.push(pay(member, orderNo, 'offline'), close(member, orderNo))
      if (channel === 'wechat') asks.push(pay(other.member, other.orderNo, channel))
      for (const answer of await Promise.all(asks))
        expect(answer).toMatchObject({ code: 503, message: '支付渠道暂时没有回应，请稍后再试' })
      expect(await see(member, orderNo)).toMatchObject({ order_status: 0, payment: { pay_url: address } })
    }
    // whoever runs the portal reads why, and nothing of the payer or the keys
    const lines = logged.filter(line => line.includes(`"channel":"${channel}"`))
    expect(lines.length).toBeGreaterThan(4)
    for (const line of lines) expect(line).not.toMatch(/example\.com|openid|PRIVATE|biz_content|ciphertext/)
    bank.said.mood = 'well'
    if (provider) portal.host.payments[channel] = provider
    bank.pay(address)
    expect(await polled(member, orderNo)).toMatchObject({ order_status: 30 })
    expect(await pay(other.member, other.orderNo, channel)).toMatchObject({ code: 200 })
  })

  /** A provider is waited for only as long as a test can wait. */
  async function impatient() {
    const { wechat, alipay } = portal.deps.config
    const options = {
      clock: () => portal.clock.now,
      noticeUrl: '',
      returnUrl: () => '',
      patienceMs: 150,
      billPatienceMs: 150,
    }
    if (channel === 'wechat' && wechat) portal.host.payments.wechat = wechatProvider(wechat, options)
    if (channel === 'alipay' && alipay) portal.host.payments.alipay = await alipayProvider(alipay, options)
  }

  test.each([1, 10, 99, 100, 20_000, 123_456_789, 999_999_999_99])(
    '%i fen are exact both ways',
    async fen => {
      const provider = portal.host.payments[channel]
      const number = `EXACT${channel.toUpperCase()}${fen}`
      const expires_at = new Date(portal.clock.now.getTime() + 15 * minute)
      const address = await provider?.open({
        number,
        order_no: '2026051800137',
        kind: 'dues',
        title: '会费 & 其他/50%=',
        amount_fen: fen,
        expires_at,
      })
      bank.pay(address ?? '')
      expect(await provider?.query(number)).toMatchObject({ state: 'succeeded', paid_fen: fen })
      expect(provider?.read(bank.notice(number))).toMatchObject({ number, payment: { paid_fen: fen } })
      const refund = { refund_no: `R${number}`, number, amount_fen: fen, paid_fen: fen, reason: '退款' }
      expect(await provider?.refund(refund)).toMatchObject({ state: 'succeeded' })
      expect(await provider?.refund(refund)).toMatchObject({ state: 'succeeded' })
      expect(bank.refunded(refund.refund_no)).toMatchObject({ fen })
    },
  )

  test('of a number that nobody knows there it says so', async () => {
    const provider = portal.host.payments[channel]
    expect(await provider?.query('NOPAYMENTOFOURS')).toBeNull()
    expect(await provider?.close('NOPAYMENTOFOURS')).toBeNull()
    const refund = { refund_no: 'R1', number: 'NOPAYMENTOFOURS', amount_fen: 1, paid_fen: 1, reason: '' }
    expect(await provider?.refund(refund)).toMatchObject({ state: 'failed' })
  })
})

test('changing the channel closes the first at its provider', async () => {
  const { member, orderNo } = await anOrder()
  const first = addressOf(await paying(member, orderNo, 'wechat'))
  const second = addressOf(await paying(member, orderNo, 'alipay'))
  expect(banks.wechat.stateOf(banks.wechat.numberOf(first))).toBe('CLOSED')
  banks.alipay.pay(second)
  await tell(banks.alipay.notice(banks.alipay.numberOf(second)), 'alipay')
  expect(await see(member, orderNo)).toMatchObject({ order_status: 30, channel: 'alipay' })
  expect(await attemptsOf(orderNo)).toEqual(['wechat closed', 'alipay succeeded'])
})
