import {
  aDifference,
  aLineWithoutOrder,
  anOrderOverMidnight,
  aPaymentWithoutOrder,
  aReconciledDay,
  aReconciliationDay,
  reconciledDays,
} from '@portal/api/fixtures/reconciliation'
import { describe, expect, it } from 'vitest'
import { totalsOf } from './channel-totals.ts'
import {
  awaitedText,
  dayMark,
  dayName,
  dayOutlook,
  differenceNote,
  differencesText,
  groupsOf,
  selfNote,
  signedYuan,
} from './reconciliation-words.ts'

describe('amounts and days', () => {
  it('carry their sign', () =>
    expect([328_000, -1_000, 0].map(signedYuan)).toEqual(['+¥3,280.00', '−¥10.00', '¥0.00']))
  it('name the weekday, and the year where it is another', () => {
    expect(dayName('2026-05-15', '2026-05-18')).toBe('05-15 周五')
    expect(dayName('2025-12-28', '2026-01-02')).toBe('2025-12-28 周日')
  })
})

describe('the list of days', () => {
  it('puts what differs before what waits and what agrees', () =>
    expect(groupsOf(reconciledDays().days).map(({ state, days }) => [state, days.length])).toEqual([
      ['differs', 2],
      ['waiting', 2],
      ['balanced', 4],
    ]))
  it.each([
    [{}, '3 条差异'],
    [{ open_count: 0 }, '有差异'],
    [{ state: 'waiting', open_count: 0 }, '等账单'],
    [{ state: 'balanced', open_count: 0 }, '三方一致'],
    [{ state: 'balanced', open_count: 0, closed: true }, '已完成'],
  ] as const)('says of %o: %s', (part, label) => expect(dayMark(aReconciledDay(part)).label).toBe(label))
})

describe('a difference in words', () => {
  it.each([
    [aDifference(), '银行少到'],
    [aDifference({ difference_fen: 1_000 }), '银行多到'],
    [aDifference({ is_refund: true }), '退款金额对不上'],
    [aLineWithoutOrder(), '来款没有对应订单'],
    [aPaymentWithoutOrder(), '渠道收了，订单没有记'],
    [aPaymentWithoutOrder({ order: null }), '渠道收了，没有订单'],
    [anOrderOverMidnight(), '渠道记在次日'],
    [anOrderOverMidnight({ other_day: '2026-05-14', order_fen: null }), '订单记在前一日'],
    [anOrderOverMidnight({ other_day: null }), '渠道还没有记'],
  ])('%#: %s', (difference, note) => expect(differenceNote(difference)).toBe(note))

  it('says why nobody has to do anything', () => {
    expect(selfNote(anOrderOverMidnight())).toBe('支付宝账单在 05-16，入账后自动对上')
    expect(selfNote(anOrderOverMidnight({ other_day: null }))).toBe('等支付宝账单记到以后自动对上')
    expect(selfNote(aPaymentWithoutOrder({ state: 'self' }))).toBe('多收的款项已原路退回')
  })
})

describe('what a day can come to', () => {
  it('counts what somebody has to settle', () => {
    expect(differencesText([])).toBe('没有差异')
    expect(differencesText(aReconciliationDay().differences)).toBe('4 条，3 条要处理')
    expect(differencesText([anOrderOverMidnight()])).toBe('1 条，没有要处理的')
  })
  const awaits = [
    { channel: 'wechat', what: 'bill' },
    { channel: 'wechat', what: 'settlement' },
    { channel: 'offline', what: 'statement' },
  ] as const
  it('names each thing that is waited for once', () =>
    expect(awaitedText([...awaits, awaits[2]])).toBe('微信支付账单、微信支付入账、银行流水'))
  it('is open while a difference is', () =>
    expect(dayOutlook(aReconciliationDay()).label).toMatch(/^还有 3 条差异没有处理/))
  it('is open while something is waited for', () =>
    expect(dayOutlook({ differences: [anOrderOverMidnight()], awaits: [awaits[0]] })).toMatchObject({
      label: '还在等微信支付账单，对平后才能完成这一天',
      done: false,
    }))
  it('can be finished when nothing is open', () =>
    expect(dayOutlook({ differences: [anOrderOverMidnight()], awaits: [] }).done).toBe(true))
})

describe('the totals', () => {
  const { channels } = aReconciliationDay()
  it('are those of the mock-up; the bank transfer needs no bill', () =>
    expect(totalsOf(channels)).toMatchObject({
      order_count: 71,
      order_fen: 5_680_000,
      bill_count: 59,
      bill_fen: 2_220_000,
      fee_fen: 13_320,
      expected_fen: 5_606_680,
      bank_fen: 5_933_680,
      difference_fen: 267_000,
    }))
  it('are not known while a bill is missing', () => {
    const [wechat, ...others] = channels
    const without = wechat ? [{ ...wechat, bill: null, expected_fen: null }, ...others] : []
    expect(totalsOf(without)).toMatchObject({ order_count: 71, bill_fen: null, expected_fen: null })
  })
  it('have no bill where only bank transfers came', () =>
    expect(totalsOf(channels.slice(2)).bill_fen).toBeNull())
})
