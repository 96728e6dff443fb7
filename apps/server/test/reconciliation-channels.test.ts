import { afterAll, expect, test } from 'vitest'
import {
  assignBankLine,
  getReconciliationMonth,
  unassignBankLine,
} from '@portal/api/contract/reconciliation.contract'
import { addDays } from '@portal/api/rules/dates'
import { feeOf } from '@portal/api/rules/reconciliation'
import { insertBill } from '@portal/portal/reconciliation/bills.repository'
import { reconcileDue } from '@portal/portal/reconciliation/reconciliation.sweep'
import { deliverSandboxNotices } from '@portal/portal/payments/sandbox/cashier'
import { sendRefunds } from '@portal/portal/payments/send-refund'
import type { BillLine } from '@portal/portal/ports'
import { readMigrations } from '../src/db/migrate.ts'
import { reported } from './support/journey.ts'
import { numberOf } from './support/online.ts'
import { openReconciliation, theDifference, timeOn } from './support/reconciliation.ts'
import { bankLine } from './support/statements.ts'

const steps = await openReconciliation()
const { portal, finance, online, today, nextDay, freshDay, see, stored, anew, confirmTyped } = steps
const { settle, byHand, paidOnline } = steps
afterAll(() => portal.close())

const net = 20_000 - feeOf(20_000)

test('books, bill and bank of a day agree when the channel has paid out', async () => {
  const day = await freshDay()
  await paidOnline()
  await nextDay()
  await reconcileDue(portal.host)
  expect(await see(day)).toMatchObject({
    state: 'waiting',
    awaits: expect.arrayContaining([{ channel: 'sandbox', what: 'settlement' }]),
  })
  await stored(
    bankLine({ payer: '模拟支付清算', yuan: (net / 100).toFixed(2), ref: `C-${day}`, time: timeOn(today()) }),
  )
  const reconciled = await anew(day)
  expect(reconciled).toMatchObject({ differences: [] })
  expect(reconciled.awaits).toEqual([{ channel: 'offline', what: 'statement' }])
  expect(reconciled.channels.find(({ channel }) => channel === 'sandbox')).toMatchObject({
    order_count: 1,
    order_fen: 20_000,
    bill: { count: 1, amount_fen: 20_000, fee_fen: feeOf(20_000), rate_fee_fen: feeOf(20_000), fees_off: 0 },
    expected_fen: net,
    bank_fen: net,
    difference_fen: 0,
  })
})

test('a month tells what each of its days comes to by channel, and which months are beside it', async () => {
  const day = await freshDay()
  await paidOnline()
  await nextDay()
  await reconcileDue(portal.host)
  const monthOf = (month: string) => portal.ok(getReconciliationMonth, { params: { month } }, finance)
  const month = day.slice(0, 7)
  const told = await monthOf(month)
  expect(told.month).toBe(month)
  expect(told.days.map(one => one.day)).toEqual(
    told.days
      .map(one => one.day)
      .toSorted()
      .toReversed(),
  )
  expect(told.days.every(one => one.day.startsWith(month))).toBe(true)
  const { state, channels } = await see(day)
  expect(told.days.find(one => one.day === day)).toEqual({ day, state, channels })
  // the days of the tests before lie a month and more apart
  expect(told.previous).not.toBeNull()
  expect(told.next).toBeNull()
  const before = await monthOf(told.previous ?? '')
  expect(before.days).not.toEqual([])
  expect(before.next).toBe(month)
  // far from all of them
  const long = await monthOf('2199-12')
  expect(long).toEqual({ month: '2199-12', previous: month, next: null, days: [] })
})

test('days that were reconciled before get the fees of the rate, by channel', async () => {
  const day = await freshDay()
  await paidOnline()
  await nextDay()
  await reconcileDue(portal.host)
  const whole = await see(day)
  const { sums } = await portal.db.pool
    .selectFrom('reconciliation_days')
    .select('sums')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  const before = JSON.parse(sums, (key, value: unknown) =>
    ['payment_fee_fen', 'rate_fee_fen', 'fees_off'].includes(key) ? undefined : value,
  ) as object
  await portal.db.pool
    .updateTable('reconciliation_days')
    .set({ sums: JSON.stringify({ ...before, fees_agree: true }) })
    .where('day', '=', day)
    .execute()
  const migration = readMigrations().find(({ name }) => name.startsWith('035'))
  await portal.db.script(migration?.text ?? '')
  expect(await see(day)).toEqual(whole)
})

test('a month that is none is refused at its name', async () => {
  const answer = await portal.call(getReconciliationMonth, { params: { month: '2026-13' } }, finance)
  expect(answer).toMatchObject({ code: 400 })
})

test('one line can be for several days; where it is not clear finance says so, and can take it back', async () => {
  const first = await freshDay()
  await paidOnline()
  const second = addDays(first, 1)
  await nextDay()
  await paidOnline()
  await nextDay()
  await reconcileDue(portal.host)
  // five fen more than is owed: nothing is taken for sure
  await stored(
    bankLine({
      payer: '模拟支付清算',
      yuan: ((2 * net + 5) / 100).toFixed(2),
      ref: `S-${first}`,
      time: timeOn(today()),
    }),
  )
  const booked = await nextDay()
  await reconcileDue(portal.host)
  expect(await see(first)).toMatchObject({
    awaits: expect.arrayContaining([{ channel: 'sandbox', what: 'settlement' }]),
  })
  const open = theDifference(await see(booked), 'bank_unmatched')
  expect(open.settles).toEqual([
    { channel: 'sandbox', day: second, amount_fen: net },
    { channel: 'sandbox', day: first, amount_fen: net },
  ])
  const assign = (assigned: string[]) =>
    portal.call(
      assignBankLine,
      { body: { difference_id: open.difference_id, channel: 'sandbox', days: assigned } },
      finance,
    )
  expect(await assign([booked])).toMatchObject({ code: 422, data: { rule: 'settlement_days_unfit' } })
  expect(await assign([first, second])).toMatchObject({ code: 200, data: { day: booked, differences: [] } })
  expect(await assign([first])).toMatchObject({ code: 404 })
  const differing = theDifference(await see(second), 'settled_amount')
  expect(differing).toMatchObject({ difference_fen: 5, channel_fen: net, bank_fen: net + 5 })

  const undone = await portal.call(
    unassignBankLine,
    { body: { difference_id: differing.difference_id } },
    finance,
  )
  expect(undone).toMatchObject({ code: 200, data: { day: second } })
  const again = theDifference(await anew(booked), 'bank_unmatched')
  expect(
    await portal.call(
      assignBankLine,
      { body: { difference_id: again.difference_id, channel: 'sandbox', days: [first, second] } },
      finance,
    ),
  ).toMatchObject({ code: 200 })
  const { difference_id } = theDifference(await see(second), 'settled_amount')
  expect(await settle(difference_id, 'fee', '少扣手续费')).toMatchObject({ code: 200 })
})

test('money that came twice is a difference until its refund is on its way', async () => {
  const day = await freshDay()
  const { member, orderNo } = await online.anOrder()
  const number = numberOf(await online.paying(member, orderNo))
  // the channel keeps its payment to itself while a transfer pays the order
  await online.play(number, 'pay_late')
  await reported(portal, member, orderNo)
  await confirmTyped(orderNo, `D-${day}`, day)
  await online.later(4 * 60_000)
  await deliverSandboxNotices(portal.host)
  await nextDay()
  await reconcileDue(portal.host)
  const seen = await see(day)
  expect(theDifference(seen, 'channel_unmatched')).toMatchObject({
    state: 'open',
    refund_waits: true,
    order: { order_no: orderNo },
  })
  await online.approvedRefund(orderNo)
  await sendRefunds(portal.host)
  expect(theDifference(await anew(day), 'channel_unmatched')).toMatchObject({
    state: 'self',
    refund_waits: false,
  })
})

test('a bill that is not made yet, or still empty, is asked for again', async () => {
  const day = await freshDay()
  await paidOnline()
  await nextDay()
  const { sandbox } = portal.host.payments
  if (!sandbox) throw new Error('no sandbox')
  const late = { ...sandbox, bill: async () => null as BillLine[] | null }
  portal.host.payments.sandbox = late
  const awaited = { awaits: expect.arrayContaining([{ channel: 'sandbox', what: 'bill' }]) }
  await reconcileDue(portal.host)
  expect(await see(day)).toMatchObject(awaited)
  late.bill = async () => []
  await online.later(11 * 60_000)
  await reconcileDue(portal.host)
  expect(await see(day)).toMatchObject(awaited)
  late.bill = async () => {
    throw new Error('away')
  }
  expect(await byHand(day)).toMatchObject({ code: 503 })
  portal.host.payments.sandbox = sandbox
  await online.later(11 * 60_000)
  await reconcileDue(portal.host)
  expect((await see(day)).channels).toMatchObject([{ channel: 'sandbox', bill: { count: 1 } }, {}])
})

test('refunds under one number count together', async () => {
  const day = await freshDay()
  const line = {
    kind: 'refund' as const,
    number: 'BY-HAND',
    at: portal.clock.now,
    amount_fen: 300,
    fee_fen: -2,
  }
  await portal.db.transaction(tx =>
    insertBill(tx, { channel: 'alipay', day, fetched_at: portal.clock.now }, [
      line,
      { ...line, amount_fen: 200 },
    ]),
  )
  await nextDay()
  await reconcileDue(portal.host)
  expect((await see(day)).differences).toMatchObject([{ is_refund: true, channel_fen: -500, order: null }])
})

test('a payment of which nobody told us is in the bill alone', async () => {
  const day = await freshDay()
  await paidOnline('pay_unheard')
  await nextDay()
  await reconcileDue(portal.host)
  const { differences } = await see(day)
  expect(differences).toMatchObject([
    { kind: 'channel_unmatched', order: null, channel_fen: 20_000, order_fen: null },
  ])
})
