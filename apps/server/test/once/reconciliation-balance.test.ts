import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onlineChannels, type OnlineChannel } from '@portal/api/rules/payment'
import { feeOf } from '@portal/api/rules/reconciliation'
import { balance } from '@portal/portal/reconciliation/balance'
import {
  keyOf,
  type Billed,
  type Booked,
  type DayLine,
  type DaySources,
} from '@portal/portal/reconciliation/sources'

const noon = new Date('2026-05-18T04:00:00Z')
const midnight = new Date('2026-05-18T15:58:41Z')

const booked = (part: Partial<Booked> = {}): Booked => ({
  channel: 'wechat',
  kind: 'payment',
  number: 'A1',
  order_id: 'o1',
  amount_fen: 20_000,
  at: noon,
  bought: true,
  refund: null,
  ...part,
})
const billed = (part: Partial<Billed> = {}): Billed => {
  const amount_fen = part.amount_fen ?? 20_000
  return {
    channel: 'wechat',
    kind: 'payment',
    number: 'A1',
    amount_fen,
    fee_fen: feeOf(amount_fen),
    at: noon,
    ...part,
  }
}
const line = (part: Partial<DayLine> = {}): DayLine => ({
  id: 'l1',
  amount_fen: 20_000,
  imported: true,
  seen_fen: null,
  booked_at: noon,
  channels_fen: 0,
  receipts: [],
  ...part,
})
const day = (part: Partial<DaySources> = {}): DaySources => ({
  day: '2026-05-18',
  booked: [],
  bills: new Map(),
  billedOn: new Map(),
  bookedOn: new Map(),
  nextBills: new Set(),
  settlements: new Map(),
  lines: [],
  covered: false,
  late: false,
  ...part,
})
const billOf = (...lines: Billed[]) => new Map<OnlineChannel, Billed[]>([['wechat', lines]])
const stepsOf = (sources: DaySources) =>
  Object.fromEntries(balance(sources).sums.bridge.map(({ step, amount_fen }) => [step, amount_fen]))
const kindsOf = (sources: DaySources) =>
  balance(sources).differences.map(
    ({ kind, needs, difference_fen }) => `${kind} ${difference_fen}${needs ? '' : ' self'}`,
  )

describe('a day of one channel', () => {
  test('books, bill and bank agree', () => {
    const sources = day({
      booked: [booked()],
      bills: billOf(billed()),
      settlements: new Map([['wechat', 19_880]]),
    })
    expect(stepsOf(sources)).toEqual({ orders: 20_000, fees: -120, bank: 19_880 })
    expect(balance(sources)).toMatchObject({
      differences: [],
      bank_fen: 19_880,
      sums: { agreed_count: 1, awaits: [], order_count: 1 },
    })
  })

  test('the bill is awaited, then the bank', () => {
    const none = day({ booked: [booked()] })
    expect(balance(none).sums.awaits).toEqual([{ channel: 'wechat', what: 'bill' }])
    expect(balance(none).bank_fen).toBeNull()
    const unpaid = day({ booked: [booked()], bills: billOf(billed()) })
    expect(balance(unpaid).sums.awaits).toEqual([{ channel: 'wechat', what: 'settlement' }])
    expect(stepsOf(unpaid)).toEqual({ orders: 20_000, fees: -120, settlement_awaited: -19_880, bank: 0 })
  })

  test('after a week the bank is not waited for any more', () => {
    const sources = day({ booked: [booked()], bills: billOf(billed()), late: true })
    expect(kindsOf(sources)).toEqual(['settled_amount -19880'])
    expect(balance(sources).sums.awaits).toEqual([])
  })

  test.each([
    ['another amount in the bill', [booked()], [billed({ amount_fen: 19_000 })], 'channel_amount -1000'],
    ['nothing in the bill', [booked()], [], 'channel_missing -20000'],
    ['nothing in the books', [], [billed()], 'channel_unmatched 20000'],
    [
      'a refund that the bill alone has',
      [],
      [billed({ kind: 'refund', fee_fen: 0 })],
      'channel_unmatched -20000',
    ],
    ['a refund that the books alone have', [booked({ kind: 'refund' })], [], 'channel_missing 20000'],
    [
      'paid twice, refund asked for',
      [booked({ bought: false, refund: 'requested' })],
      [billed()],
      'channel_unmatched 20000',
    ],
    [
      'paid twice, on its way back',
      [booked({ bought: false, refund: 'processing' })],
      [billed()],
      'channel_unmatched 20000 self',
    ],
    ['just before midnight', [booked({ at: midnight })], [], 'other_day -20000 self'],
  ])('%s', (_, ours, bill, expected) => {
    expect(kindsOf(day({ booked: ours, bills: billOf(...bill) }))).toEqual([expected])
  })

  test('what the next day has is of the next day; what it has not is missing', () => {
    const late = { booked: [booked({ at: midnight })], bills: billOf() }
    const there = day({
      ...late,
      nextBills: new Set(['wechat']),
      billedOn: new Map([[keyOf(booked()), '2026-05-19']]),
    })
    expect(balance(there).differences).toMatchObject([{ kind: 'other_day', other_day: '2026-05-19' }])
    expect(kindsOf(day({ ...late, nextBills: new Set(['wechat']) }))).toEqual(['channel_missing -20000'])
  })

  test('fees are compared with the rate by channel, payment by payment', () => {
    const two = [booked(), booked({ number: 'n2' })]
    const alipay = billed({ channel: 'alipay' })
    const fees = (...lines: Billed[]) =>
      balance(
        day({
          booked: [...two, booked({ channel: 'alipay' })],
          bills: new Map([
            ['wechat', lines],
            ['alipay', [alipay]],
          ]),
        }),
      ).sums.channels.map(({ channel, bill }) => Object.assign({ channel }, bill))
    const right = { fee_fen: 120, payment_fee_fen: 120, rate_fee_fen: 120, fees_off: 0 }
    expect(fees(billed({ fee_fen: 121 }), billed({ number: 'n2', fee_fen: 119 }))).toMatchObject([
      // the sum alone would not show it
      { channel: 'wechat', payment_fee_fen: 240, rate_fee_fen: 240, fees_off: 2 },
      { channel: 'alipay', ...right },
    ])
    expect(
      fees(billed(), billed({ kind: 'refund', number: 'r1', amount_fen: 10_000, fee_fen: -60 })),
    ).toMatchObject([
      { channel: 'wechat', fee_fen: 60, payment_fee_fen: 120, rate_fee_fen: 120, fees_off: 0 },
      { channel: 'alipay', ...right },
    ])
  })
})

describe('a day of bank transfers', () => {
  const paid = [{ order_id: 'o1', amount_fen: 20_000 }]
  test.each<[string, Partial<DaySources>, string[]]>([
    ['a line that paid', { lines: [line({ receipts: paid })] }, []],
    ['a line without an order', { lines: [line()] }, ['bank_unmatched 20000']],
    [
      'a line of which part paid',
      { lines: [line({ amount_fen: 23_000, receipts: paid })] },
      ['bank_unmatched 3000'],
    ],
    ['a line of a channel', { lines: [line({ channels_fen: 20_000 })] }, []],
    ['a typed line, no statement yet', { lines: [line({ imported: false, receipts: paid })] }, []],
    [
      'a typed line that the statement has not',
      { lines: [line({ imported: false, receipts: paid })], covered: true },
      ['bank_missing -20000'],
    ],
    [
      'a typed line of another amount',
      { lines: [line({ imported: false, seen_fen: 19_500, receipts: paid })] },
      ['bank_amount -500'],
    ],
  ])('%s', (_, part, expected) => {
    expect(kindsOf(day(part))).toEqual(expected)
  })

  test('a statement is awaited while a typed line was seen by none', () => {
    const typed = line({ imported: false, receipts: paid })
    expect(balance(day({ lines: [typed] })).sums.awaits).toEqual([{ channel: 'offline', what: 'statement' }])
    expect(balance(day({ lines: [{ ...typed, seen_fen: 20_000 }] })).sums.awaits).toEqual([])
  })
})

const fen = integer({ min: 1, max: 900_000 })
const channel = constantFrom(...onlineChannels)
const kind = constantFrom('payment' as const, 'refund' as const)
const number = constantFrom('A1', 'A2', 'A3', 'A4')
const at = constantFrom(noon, midnight)
const aBooked = record({
  channel,
  kind,
  number,
  order_id: constantFrom('o1', 'o2'),
  amount_fen: fen,
  at,
  bought: boolean(),
  refund: constantFrom(null, 'requested' as const, 'processing' as const, 'succeeded' as const),
})
const aBilled = record({
  channel,
  kind,
  number,
  amount_fen: fen,
  fee_fen: integer({ min: -50, max: 5_000 }),
  at,
})
const aLine = record({
  amount_fen: fen,
  imported: boolean(),
  seen: option(fen),
  parts: array(integer({ min: 0, max: 40 }), { maxLength: 3 }),
  toChannel: boolean(),
})
const once = <E extends Booked | Billed>(entries: readonly E[]): E[] => [
  ...new Map(entries.map(entry => [keyOf(entry), entry])).values(),
]

test('what is between orders and bank always adds up, and every difference has one reason', () => {
  const anyDay = record({
    books: array(aBooked, { maxLength: 8 }),
    lines: array(aBilled, { maxLength: 8 }),
    billed: array(channel),
    elsewhere: array(number),
    settled: array(record({ channel, amount_fen: fen }), { maxLength: 3 }),
    bank: array(aLine, { maxLength: 4 }),
    covered: boolean(),
    late: boolean(),
  })
  assert(
    property(anyDay, ({ books, lines, billed: withBill, elsewhere, settled, bank, covered, late }) => {
      const bills = new Map(
        [...new Set(withBill)].map(one => [one, once(lines).filter(entry => entry.channel === one)]),
      )
      const isElsewhere = (entry: Booked | Billed) => elsewhere.some(one => one === entry.number)
      const sources = day({
        booked: once(books),
        bills,
        billedOn: new Map(books.filter(isElsewhere).map(entry => [keyOf(entry), '2026-05-19'])),
        bookedOn: new Map(
          lines.filter(isElsewhere).map(entry => [keyOf(entry), { day: '2026-05-17', order_id: 'o9' }]),
        ),
        settlements: new Map(
          settled.filter(one => bills.has(one.channel)).map(one => [one.channel, one.amount_fen]),
        ),
        lines: bank.map(({ amount_fen, imported, seen, parts, toChannel }, index) => {
          const receipts = imported
            ? parts.map(part => ({ order_id: `o${part}`, amount_fen: Math.ceil((amount_fen * part) / 120) }))
            : [{ order_id: 'o1', amount_fen }]
          const left = amount_fen - receipts.reduce((sum, receipt) => sum + receipt.amount_fen, 0)
          return line({
            id: `l${index}`,
            amount_fen,
            imported,
            seen_fen: imported ? null : seen,
            receipts,
            channels_fen: imported && toChannel ? Math.max(0, left) : 0,
          })
        }),
        covered,
        late,
      })
      const { sums, differences } = balance(sources)
      const [first, ...rest] = sums.bridge
      const between = rest.slice(0, -1).reduce((sum, { amount_fen }) => sum + amount_fen, 0)
      expect((first?.amount_fen ?? 0) + between).toBe(rest.at(-1)?.amount_fen)
      expect(new Set(differences.map(({ key }) => key)).size).toBe(differences.length)
      expect(differences.every(({ difference_fen }) => difference_fen !== 0)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
