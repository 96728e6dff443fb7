import { afterAll, expect, test } from 'vitest'
import { closeOrder } from '@portal/api/contract/orders.contract'
import { sweep } from '@portal/portal/jobs/sweep'
import type { PaymentProvider } from '@portal/portal/ports'
import { numberOf, openOnline } from './support/online.ts'
import { params } from './support/orders.ts'
import { openPortal } from './support/portal.ts'

const portal = await openPortal()
afterAll(() => portal.close())
const { desk, anOrder, paying, see, play, later, attemptsOf } = await openOnline(portal)

/** The minute's round at a moment of Shanghai. */
async function sweepAt(moment: string): Promise<void> {
  await later(Date.parse(`${moment}+08:00`) - portal.clock.now.getTime())
  await sweep(portal.host)
}

test('what is paid online is closed after two hours, its payment with it', async () => {
  const { member, orderNo } = await anOrder()
  await paying(member, orderNo)
  expect(await see(member, orderNo)).toMatchObject({
    created_at: '2026-05-18 14:00:00',
    deadline_at: '2026-05-18 16:00:00',
  })
  await sweepAt('2026-05-18T16:00:00')
  expect(await see(member, orderNo)).toMatchObject({ order_status: 0 })
  await sweepAt('2026-05-18T16:00:01')
  expect(await see(member, orderNo)).toMatchObject({ order_status: 90, payment: null })
  expect(await attemptsOf(orderNo)).toEqual(['sandbox closed'])
})

test('what is paid by transfer is closed after seven days and two of grace', async () => {
  const { member, orderNo } = await anOrder()
  expect(await paying(member, orderNo, 'offline')).toMatchObject({
    created_at: '2026-05-18 16:00:01',
    deadline_at: '2026-05-25 23:59:59',
  })
  for (const moment of ['2026-05-18T18:00:02', '2026-05-26T00:00:00', '2026-05-27T23:59:59']) {
    await sweepAt(moment)
    expect(await see(member, orderNo)).toMatchObject({
      order_status: 0,
      deadline_at: '2026-05-25 23:59:59',
    })
  }
  await sweepAt('2026-05-28T00:00:00')
  expect(await see(member, orderNo)).toMatchObject({ order_status: 90, deadline_at: null })
  expect(await attemptsOf(orderNo)).toEqual(['offline closed'])
})

const closing = (order_no: string) =>
  portal.call(closeOrder, { params, body: { order_no, reason: '会员要求取消' } }, desk.auditor)

/** Runs `act` with a sandbox that does something else when a payment is closed there. */
async function withClose(
  change: (close: PaymentProvider['close']) => PaymentProvider['close'],
  act: () => Promise<void>,
): Promise<void> {
  const { sandbox } = portal.host.payments
  if (!sandbox) throw new Error('no sandbox')
  portal.host.payments.sandbox = { ...sandbox, close: change(number => sandbox.close(number)) }
  await act().finally(() => {
    portal.host.payments.sandbox = sandbox
  })
}

test('the association closes what is being paid online: at its provider first, then here', async () => {
  const { member, orderNo } = await anOrder()
  const open = numberOf(await paying(member, orderNo))
  const states: unknown[] = []
  await withClose(
    close => async number => {
      states.push([(await see(member, orderNo)).order_status, ...(await attemptsOf(orderNo))])
      return close(number)
    },
    async () => {
      expect(await closing(orderNo)).toMatchObject({ code: 200, data: { order_status: 90 } })
    },
  )
  expect(states).toEqual([[0, 'sandbox open']])
  expect(await attemptsOf(orderNo)).toEqual(['sandbox closed'])
  expect(await play(open, 'pay')).toMatchObject({ state: 'closed' })
  expect(await see(member, orderNo)).toMatchObject({ order_status: 90, received_fen: 0 })
})

test('while the provider is away it closes nothing, and afterwards it can', async () => {
  const { member, orderNo } = await anOrder()
  await paying(member, orderNo)
  await withClose(
    () => () => Promise.reject(new Error('away')),
    async () => {
      expect(await closing(orderNo)).toMatchObject({
        code: 503,
        message: '支付渠道暂时没有回应，请稍后再试',
      })
    },
  )
  expect(await see(member, orderNo)).toMatchObject({ order_status: 0, payment: { channel: 'sandbox' } })
  expect(await attemptsOf(orderNo)).toEqual(['sandbox open'])
  expect(await closing(orderNo)).toMatchObject({ code: 200, data: { order_status: 90 } })
})

test('money that was first at the provider pays what the association meant to close', async () => {
  const { member, orderNo } = await anOrder()
  await play(numberOf(await paying(member, orderNo)), 'pay_unheard')
  expect(await closing(orderNo)).toMatchObject({ code: 409, data: { current: { order_status: 30 } } })
})
