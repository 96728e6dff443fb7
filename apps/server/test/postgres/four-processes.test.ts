import { afterAll, expect, test } from 'vitest'
import { verifyCoupon } from '@portal/api/contract/coupons.contract'
import {
  decidePayment,
  getOrder,
  payOrder,
  pollOrder,
  reportTransfer,
  withdrawTransfer,
} from '@portal/api/contract/orders.contract'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { addDays, dayOf } from '@portal/api/rules/dates'
import { orderStatus } from '@portal/api/rules/order'
import { brokenSentences } from '../../faults/invariants.ts'
import { openCoupons } from '../support/coupons.ts'
import { aFile, bankRef } from '../support/journey.ts'
import { numberOf, openOnline } from '../support/online.ts'
import { params } from '../support/orders.ts'
import { aMember, aStaff, type Person } from '../support/people.ts'
import { openProcesses } from '../support/processes.ts'

const opened = await openCoupons()
const { portal, aBatch, anEvaluation, anUnpaid, batchRow, later } = opened
await later(Date.now() - portal.clock.now.getTime())
const { anOrder, noticeOf } = await openOnline(portal)
const processes = await openProcesses(portal, 4)
afterAll(async () => {
  await processes.stop()
  await portal.close()
})

const today = dayOf(portal.clock.now)
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

test('two hundred clients and one coupon, twenty times: exactly one has it', async () => {
  const buyers = await times(200, async () => {
    const person = await aMember(portal)
    return { person, orderNo: await anEvaluation(person) }
  })
  for (let round = 0; round < 20; round += 1) {
    const { id, code } = await aBatch({
      items: ['evaluation'],
      total: 1,
      starts_on: today,
      ends_on: addDays(today, 1),
    })
    const answers = await Promise.all(
      buyers.map(({ person, orderNo }, index) =>
        processes.ok(
          index,
          verifyCoupon,
          { params: { prefix: 'nrckapi' }, body: { order_no: orderNo, code } },
          person,
        ),
      ),
    )
    expect(answers.filter(({ valid }) => valid)).toHaveLength(1)
    expect(await batchRow(id)).toMatchObject({ taken: 1 })
    expect(
      await portal.db.pool
        .selectFrom('coupon_uses')
        .select('id')
        .where('batch_id', '=', id)
        .where('state', '<>', 'released')
        .execute(),
    ).toHaveLength(1)
  }
})

const confirmOf = (order_no: string) => ({
  params,
  body: { order_no, decision: 'confirm' as const, received_fen: 20_000, bank_ref: bankRef() },
})

async function reportOf({ id }: Person, order_no: string) {
  const voucher_ids = [await aFile(portal, id, 'voucher')]
  const body = { order_no, payer_name: '陈知行', amount_fen: 20_000, paid_on: today, voucher_ids }
  return { params, body }
}

/** What one order brought: receipts and periods. */
const broughtBy = (orderNo: string) =>
  portal.db.pool
    .selectFrom('orders as o')
    .where('o.order_no', '=', orderNo)
    .select(eb => [
      'o.order_status',
      eb
        .selectFrom('receipts as r')
        .whereRef('r.order_id', '=', 'o.id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('receipts'),
      eb
        .selectFrom('membership_periods as p')
        .whereRef('p.order_id', '=', 'o.id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('periods'),
    ])
    .executeTakeFirstOrThrow()

test('ten clerks and ten windows of the member on one order: one payment, one period', async () => {
  const clerks = await times(10, () => aStaff(portal, 'finance'))
  for (let round = 0; round < 5; round += 1) {
    const { person, orderNo } = await anUnpaid()
    const own = { params, body: { order_no: orderNo } }
    await processes.ok(round, payOrder, { params, body: { ...own.body, channel: 'offline' } }, person)
    await processes.ok(round, reportTransfer, await reportOf(person, orderNo), person)
    const again = await reportOf(person, orderNo)
    const member = [
      (index: number) => processes.call(index, withdrawTransfer, own, person),
      (index: number) => processes.call(index, pollOrder, own, person),
      (index: number) => processes.call(index, reportTransfer, again, person),
      (index: number) =>
        processes.call(index, payOrder, { params, body: { ...own.body, channel: 'sandbox' } }, person),
      (index: number) =>
        processes.call(index, getOrder, { params: { ...params, order_no: orderNo } }, person),
    ]
    const [decisions] = await Promise.all([
      Promise.all(
        clerks.map((clerk, index) => processes.call(index, decidePayment, confirmOf(orderNo), clerk)),
      ),
      times(10, index => member[index % member.length]?.(index) ?? Promise.reject(new Error('no act'))),
    ])
    // the member's withdrawal may have come first: it is reported once more, and ten clerks are there again
    await processes.call(round, payOrder, { params, body: { ...own.body, channel: 'offline' } }, person)
    await processes.call(round, reportTransfer, await reportOf(person, orderNo), person)
    const second = await Promise.all(
      clerks.map((clerk, index) => processes.call(index, decidePayment, confirmOf(orderNo), clerk)),
    )
    expect([...decisions, ...second].filter(({ code }) => code === 200)).toHaveLength(1)
    const brought = await broughtBy(orderNo)
    expect([brought.order_status, Number(brought.receipts), Number(brought.periods)]).toEqual([
      orderStatus.paid,
      1,
      1,
    ])
  }
})

/** The same every run. */
function shuffled<T>(list: readonly T[]): T[] {
  let state = 20_260_518
  const dice = () => (state = (state * 48_271) % 2_147_483_647)
  return list
    .map(value => ({ value, at: dice() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value)
}

test('notices of ten payments, each five times, in any order and at any process: one effect each', async () => {
  const payments = await times(10, async index => {
    const { member, orderNo } = await anOrder()
    const body = { order_no: orderNo, channel: 'sandbox' as const }
    const order: OrderDetail = await processes.ok(index, payOrder, { params, body }, member)
    return { orderNo, number: numberOf(order) }
  })
  const notices = await Promise.all(
    payments.flatMap(({ number }) =>
      Array.from({ length: 5 }, () => noticeOf(number, { state: 'succeeded', paid_fen: 20_000 })),
    ),
  )
  const statuses = await Promise.all(shuffled(notices).map((notice, index) => processes.tell(index, notice)))
  expect(new Set(statuses)).toEqual(new Set([200]))
  for (const { orderNo } of payments) {
    const brought = await broughtBy(orderNo)
    expect([brought.order_status, Number(brought.receipts), Number(brought.periods)]).toEqual([
      orderStatus.paid,
      1,
      1,
    ])
  }
})

test('the books of all that add up, and no process had a fault', async () => {
  expect(await brokenSentences(portal.db)).toEqual([])
  expect(processes.troubles()).toEqual([])
})
