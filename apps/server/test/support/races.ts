import { expect } from 'vitest'
import type { CallInput, DataOf, Endpoint, Envelope } from '@portal/api/contract/endpoint'
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
import type { PaymentNotice } from '@portal/portal/ports'
import { openCoupons } from './coupons.ts'
import { aFile, bankRef } from './journey.ts'
import { numberOf, openOnline } from './online.ts'
import { params } from './orders.ts'
import { aMember, aStaff, type Person } from './people.ts'
import type { Caller } from './portal.ts'

/** Who is asked, by the number of the process: those of the portal, or others in their place. */
export interface Racers {
  call: <E extends Endpoint>(
    index: number,
    entry: E,
    input: CallInput<E>,
    caller?: Caller,
  ) => Promise<Envelope<unknown>>
  /** The same, and expects code 200. */
  ok: <E extends Endpoint>(
    index: number,
    entry: E,
    input: CallInput<E>,
    caller?: Caller,
  ) => Promise<DataOf<E>>
  /** Gives one of them a payment notice of the sandbox's bank; answers the HTTP status. */
  tell: (index: number, notice: PaymentNotice) => Promise<number>
}

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

/** Those who say they have the one coupon, what its batch counts, and the orders that hold it. */
interface CouponOutcome {
  winners: number
  taken: number
  held: number
}
export const oneWinner: CouponOutcome = { winners: 1, taken: 1, held: 1 }

/** What an order brought. */
interface PaidOutcome {
  order_status: number
  receipts: number
  periods: number
}
export const paidOnce: PaidOutcome = { order_status: orderStatus.paid, receipts: 1, periods: 1 }

/** The same, and the clerks who are told that they confirmed it. */
interface DecidedOutcome extends PaidOutcome {
  confirmed: number
}
export const oneDecision: DecidedOutcome = { ...paidOnce, confirmed: 1 }

const confirmOf = (order_no: string) => ({
  params,
  body: { order_no, decision: 'confirm' as const, received_fen: 20_000, bank_ref: bankRef() },
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

/** A portal of its own whose clock is the machine's, as that of every other process is, and the races of D5. */
export async function openRaces() {
  const { portal, aBatch, anEvaluation, anUnpaid, batchRow, later } = await openCoupons()
  await later(Date.now() - portal.clock.now.getTime())
  const { anOrder, noticeOf } = await openOnline(portal)
  const { pool } = portal.db
  const today = dayOf(portal.clock.now)

  const buyers = (count: number) =>
    times(count, async () => {
      const person = await aMember(portal)
      return { person, orderNo: await anEvaluation(person) }
    })

  /** All ask for the only coupon of a batch at once. */
  async function forOneCoupon(
    racers: Racers,
    all: readonly { person: Person; orderNo: string }[],
  ): Promise<CouponOutcome> {
    const { id, code } = await aBatch({
      items: ['evaluation'],
      total: 1,
      starts_on: today,
      ends_on: addDays(today, 1),
    })
    const answers = await Promise.all(
      all.map(({ person, orderNo: order_no }, index) =>
        racers.ok(index, verifyCoupon, { params: { prefix: 'nrckapi' }, body: { order_no, code } }, person),
      ),
    )
    const held = await pool
      .selectFrom('coupon_uses')
      .select('id')
      .where('batch_id', '=', id)
      .where('state', '<>', 'released')
      .execute()
    const { taken } = await batchRow(id)
    return { winners: answers.filter(({ valid }) => valid).length, taken, held: held.length }
  }

  async function reportOf({ id }: Person, order_no: string) {
    const voucher_ids = [await aFile(portal, id, 'voucher')]
    const body = { order_no, payer_name: '陈知行', amount_fen: 20_000, paid_on: today, voucher_ids }
    return { params, body }
  }

  async function broughtBy(orderNo: string): Promise<PaidOutcome> {
    const { order_status, receipts, periods } = await pool
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
    return { order_status, receipts: Number(receipts), periods: Number(periods) }
  }

  const clerks = (count: number) => times(count, () => aStaff(portal, 'finance'))

  /** All clerks confirm one transfer while its member acts in ten windows. */
  async function onOneOrder(racers: Racers, all: readonly Person[]): Promise<DecidedOutcome> {
    const { person, orderNo } = await anUnpaid()
    const own = { params, body: { order_no: orderNo } }
    const by = (channel: 'offline' | 'sandbox') => ({ params, body: { ...own.body, channel } })
    await racers.ok(0, payOrder, by('offline'), person)
    await racers.ok(1, reportTransfer, await reportOf(person, orderNo), person)
    const again = await reportOf(person, orderNo)
    const member = [
      (index: number) => racers.call(index, withdrawTransfer, own, person),
      (index: number) => racers.call(index, pollOrder, own, person),
      (index: number) => racers.call(index, reportTransfer, again, person),
      (index: number) => racers.call(index, payOrder, by('sandbox'), person),
      (index: number) => racers.call(index, getOrder, { params: { ...params, order_no: orderNo } }, person),
    ]
    const decide = () =>
      Promise.all(all.map((clerk, index) => racers.call(index, decidePayment, confirmOf(orderNo), clerk)))
    const [first] = await Promise.all([
      decide(),
      times(10, index => member[index % member.length]?.(index) ?? Promise.reject(new Error('no act'))),
    ])
    // the member's withdrawal may have come first: it is reported once more, and the clerks are there again
    await racers.call(2, payOrder, by('offline'), person)
    await racers.call(3, reportTransfer, await reportOf(person, orderNo), person)
    const second = await decide()
    const confirmed = [...first, ...second].filter(({ code }) => code === 200).length
    return { confirmed, ...(await broughtBy(orderNo)) }
  }

  /** Notices of so many payments, each five times, in any order and at any process. */
  async function ofNotices(racers: Racers, count: number): Promise<PaidOutcome[]> {
    const payments = await times(count, async index => {
      const { member, orderNo } = await anOrder()
      const body = { order_no: orderNo, channel: 'sandbox' as const }
      const order: OrderDetail = await racers.ok(index, payOrder, { params, body }, member)
      return { orderNo, number: numberOf(order) }
    })
    const notices = await Promise.all(
      payments.flatMap(({ number }) =>
        Array.from({ length: 5 }, () => noticeOf(number, { state: 'succeeded', paid_fen: 20_000 })),
      ),
    )
    const statuses = await Promise.all(shuffled(notices).map((notice, index) => racers.tell(index, notice)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    return Promise.all(payments.map(({ orderNo }) => broughtBy(orderNo)))
  }

  return { portal, buyers, forOneCoupon, clerks, onOneOrder, ofNotices }
}
