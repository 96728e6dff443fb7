import { invoiceStatuses } from '@portal/api/rules/invoice'
import { orderStatuses } from '@portal/api/rules/order'
import { attemptLife } from '@portal/api/rules/payment-attempt'
import { refundStatuses } from '@portal/api/rules/refund'
import { describe, expect, it } from 'vitest'
import { randomFrom, type Random } from '../kernel/seeded.ts'
import { play } from './effects-test/play.ts'
import { rules, type Rules } from './effects-test/rows.ts'
import { sentences } from './effects-test/sentences.ts'
import { acts, anyStep, type Step, type World } from './effects-test/world.ts'

const runs = 20_000
const seed = 20_260_518
const most = 150

const begin = new Date('2026-05-18T09:00:00+08:00')

/** Two members whose year is running; of the coupon there is one code for both, or one for each. */
const aWorld = (random: Random): World => {
  const total = random() < 0.5 ? 1 : 2
  const isFree = random() < 0.3
  const period = { id: 'before', order_id: 'before', starts_on: '2025-06-01', revoked: false }
  return {
    now: begin,
    orders: [],
    attempts: [],
    receipts: [],
    payouts: [],
    refunds: [],
    batch: {
      id: 'batch',
      name: '优惠',
      version: 1,
      way: isFree ? 'percent' : 'amount',
      off_fen: isFree ? null : 5_000,
      percent: isFree ? 100 : null,
      most_fen: null,
      least_fen: null,
      items: ['personal_dues'],
      total,
      per_member: 1,
      issuing: 'shared',
      code: 'CODE',
      starts_at: new Date('2026-01-01T00:00:00+08:00'),
      ends_at: new Date('2027-12-31T00:00:00+08:00'),
      stopped_at: null,
      taken: 0,
      used: 0,
      saved_fen: 0,
      created_at: begin,
    },
    uses: [],
    invoices: [],
    lines: [],
    periods: ['m0', 'm1'].map(member_id =>
      Object.assign({}, period, { id: `before ${member_id}`, member_id, ends_on: '2026-05-31' }),
    ),
    history: [],
  }
}

/** What the sequences did: how often each act was allowed and refused, and every state that was reached. */
interface Seen {
  allowed: Map<string, number>
  refused: Map<string, number>
  states: Set<string>
}
const nothing = (): Seen => ({ allowed: new Map(), refused: new Map(), states: new Set() })
const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

const always = Object.entries(sentences)
const line = ({ now, orders }: World, { act, who, place }: Step) =>
  `${now.toISOString()} [${orders.map(order => order.order_status).join()}] ${who} ${act} ${place}`

/** One sequence; the first thing that is wrong in it, with the way there. */
function firstWrong(by: Rules, random: Random, seen: Seen): string | null {
  let world = aWorld(random)
  const way: string[] = []
  for (let done = 0; done < most; done += 1) {
    const step = anyStep(random)
    const before = world
    let after: World | null
    try {
      after = play(by, before, step)
    } catch (error) {
      return [...way, line(before, step), String(error)].join('\n')
    }
    count(after ? seen.allowed : seen.refused, step.act)
    if (!after) continue
    way.push(line(before, step))
    const wrong = always.flatMap(([sentence, holds]) => (holds(after, before) ? [] : [sentence]))
    if (wrong.length > 0) return [...way, ...wrong].join('\n')
    for (const { kind, to } of after.history.slice(before.history.length)) seen.states.add(`${kind} ${to}`)
    world = after
  }
  return null
}

/** Plays until something is wrong, or to the end. */
function firstWrongOf(by: Rules, seen = nothing()): string | null {
  for (let sequence = 1; sequence <= runs; sequence += 1) {
    const problem = firstWrong(by, randomFrom(seed + sequence), seen)
    if (problem !== null) return `sequence ${sequence}\n${problem}`
  }
  return null
}

const total = (counts: Map<string, number>) => [...counts.values()].reduce((sum, one) => sum + one, 0)

const everyState = [
  ...orderStatuses.map(status => `order ${status}`),
  ...attemptLife.statuses.map(status => `attempt ${status}`),
  ...refundStatuses.map(status => `refund ${status}`),
  ...invoiceStatuses.map(status => `invoice ${status}`),
]

const { arrivalOf, transferChosen, anOnlinePayment, approvedLast, handedOver, platformFailed } = rules

/** Effects and guards of a naive portal, one at a time. */
const naive: Readonly<Record<string, Partial<Rules>>> = {
  'a payment of any amount that pays': {
    arrivalOf: (order, attempt, payment) => {
      const arrival = arrivalOf(order, attempt, payment)
      return arrival === 'mismatches' ? 'pays' : arrival
    },
  },
  'a notice that is taken twice': {
    arrivalOf: (order, attempt, payment) => arrivalOf(order, { ...attempt, status: 'open' }, payment),
  },
  'late money that pays whatever happened since': { canStillRenew: () => true },
  'a late transfer of any amount that pays': { mayRevive: order => order.order_status === 90 },
  'a surplus that is kept': { surplusOf: () => 0 },
  'late money that is dropped': { returnOf: () => null },
  'late money that the order does not count': {
    surplusReceived: ({ received_fen }) => ({ received_fen }),
  },
  'a payment that comes in time whenever it comes': { bookingOf: () => 'succeed' },
  'a payment that counts its own money alone': {
    partReceived: total_fen => ({ received_fen: total_fen - 1, paid_at: null }),
  },
  'an amount that differs and is not kept': { mismatched: ({ received_fen }) => ({ received_fen }) },
  'a refund of more than is there': { refundRefusal: () => null },
  'a refund that the order does not count': { repaid: ({ refunded_fen }) => ({ refunded_fen }) },
  'a refund of a part that counts as all': { repaidAct: () => 'refund_all' },
  'a refund of all that counts as a part': { repaidAct: () => 'refund_part' },
  'a refund of money that a document stands for': { isInvoiced: () => false },
  'one person for any sum': { decisionActOf: (_, decision) => decision },
  'a second person who leaves no name': {
    approvedLast: (given, now) => approvedLast({ ...given, act: 'approve' }, now),
  },
  'money that bought nothing and is kept': {
    mayActOnRefund: (refund, act, id) => rules.mayActOnRefund({ ...refund, bought_nothing: false }, act, id),
  },
  'a refund that finance and the channel both send': { isSentByProvider: () => false },
  'a withheld refund that forgets an earlier one': { withheldAct: () => 'reject_refund' },
  'a year that is shortened though another follows': {
    choicesOf: (period, _, refund) => rules.choicesOf(period, period, refund),
  },
  'a year that is lengthened by its refund': {
    endedEarlier: (effect, period, refund) => {
      const set = rules.endedEarlier(effect, period, refund)
      return set && { ...set, ends_on: `${Number(set.ends_on.slice(0, 4)) - 20}${set.ends_on.slice(4)}` }
    },
  },
  'an exception that is closed with its money': {
    resolutionRefusal: () => null,
    mayResolve: () => true,
  },
  'an exception of a channel that goes on as a transfer': { mayResolve: () => true },
  'a part that is forgotten when an exception ends': { resumeOf: () => 'resume' },
  'a coupon that is changed while money is reported': { whyFixed: rules.whyTooLate },
  'a coupon that is given back and still taken off': {
    withoutDiscount: ({ amount_fen, discount_fen }) => ({ amount_fen, discount_fen }),
  },
  'a coupon that is paid with and stays free': { spent: () => ({}) },
  'a coupon that is given back and stays taken': { givenBack: () => ({}) },
  'a coupon that never lapses': { isLapsed: () => false },
  'a coupon that lapses while somebody pays': { held: () => ({}) },
  'a coupon that lapses while a transfer is on its way': {
    keptUntil: (_, now) => rules.lapsesAt(now),
  },
  'a coupon that takes off twice': {
    withDiscount: ({ amount_fen, discount_fen }, off) => ({
      amount_fen: amount_fen - off,
      discount_fen: discount_fen + off + 1,
    }),
  },
  'a time to pay that goes on after the order’s': {
    anOnlinePayment: (given, order, now) => anOnlinePayment(given, { ...order, deadline_at: null }, now),
  },
  'a transfer that shortens the time': {
    transferChosen: (order, code, now) => ({
      ...transferChosen(order, code, now),
      deadline_at: new Date(now.getTime() - 1),
    }),
  },
  'a document for more than was paid': { lineRefusal: () => null },
  'a document that is handed over and not awaited': {
    handedOver: (invoice, now) => Object.assign(handedOver(invoice, now), { handed_at: null }),
  },
  'a document that failed and is awaited': {
    platformFailed: trouble => ({ ...platformFailed(trouble), handed_at: begin }),
  },
  'a document without its number': { issued: () => ({}) },
  'a red letter without its number': { reversed: () => ({}) },
}

describe('effects of the acts on orders, attempts, coupons, refunds and documents (D5, D6)', () => {
  it(`leave the books right, whoever tries whatever in whatever order (${runs} sequences, seed ${seed})`, () => {
    const seen = nothing()
    expect(firstWrongOf(rules, seen)).toBeNull()
    // the sequences got everywhere
    expect(everyState.filter(state => !seen.states.has(state))).toEqual([])
    expect(acts.filter(act => (seen.allowed.get(act) ?? 0) < 100)).toEqual([])
    expect(acts.filter(act => (seen.refused.get(act) ?? 0) < 100)).toEqual([])
    expect(total(seen.allowed)).toBeGreaterThan(5 * runs)
    expect(total(seen.refused)).toBeGreaterThan(5 * runs)
  }, 120_000)

  it.each(Object.entries(naive))(
    'are found out where the portal has %s',
    (_, broken) => {
      expect(firstWrongOf({ ...rules, ...broken })).toBeTypeOf('string')
    },
    120_000,
  )
})
