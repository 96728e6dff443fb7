import { expect, it } from 'vitest'
import type { ChannelSums } from '@portal/api/contract/reconciliation.schema'
import { channelsOfDays } from './channel-totals.ts'
import { feeRateText } from './reconciliation-words.ts'

const wechat: ChannelSums = {
  channel: 'wechat',
  order_count: 2,
  order_fen: 40_000,
  bill: {
    count: 2,
    amount_fen: 40_000,
    refund_fen: 0,
    fee_fen: 240,
    payment_fee_fen: 240,
    rate_fee_fen: 238,
    fees_off: 1,
  },
  expected_fen: 39_760,
  bank_fen: 39_760,
  difference_fen: 0,
}
const transfer: ChannelSums = {
  channel: 'offline',
  order_count: 1,
  order_fen: 600_000,
  bill: null,
  expected_fen: 600_000,
  bank_fen: 599_000,
  difference_fen: -1_000,
}
/** Its bill has not come. */
const awaited: ChannelSums = {
  channel: 'wechat',
  order_count: 1,
  order_fen: 20_000,
  bill: null,
  expected_fen: null,
  bank_fen: null,
  difference_fen: 0,
}

it('adds up the days of each channel', () => {
  const [first, second, ...more] = channelsOfDays([
    { channels: [transfer, wechat] },
    { channels: [] },
    { channels: [{ ...wechat, difference_fen: 500, bank_fen: 40_260 }] },
  ])
  expect([first?.channel, second?.channel, more]).toEqual(['wechat', 'offline', []])
  expect(second).toEqual(transfer)
  expect(first).toEqual({
    channel: 'wechat',
    order_count: 4,
    order_fen: 80_000,
    bill: {
      count: 4,
      amount_fen: 80_000,
      refund_fen: 0,
      fee_fen: 480,
      payment_fee_fen: 480,
      rate_fee_fen: 476,
      fees_off: 2,
    },
    expected_fen: 79_520,
    bank_fen: 80_020,
    difference_fen: 500,
  })
})

it.each([
  [wechat, awaited],
  [awaited, wechat],
])('counts what is known where a bill has not come', (...channels) => {
  expect(channelsOfDays([{ channels }])).toEqual([{ ...wechat, order_count: 3, order_fen: 60_000 }])
})

it('knows nothing of what no day knows', () => {
  expect(channelsOfDays([{ channels: [awaited] }, { channels: [awaited] }])).toEqual([
    { ...awaited, order_count: 2, order_fen: 40_000 },
  ])
})

it.each([
  [240, 40_000, '0.60%'],
  [8_639, 1_440_000, '0.60%'],
  [10_000, 1_000_000, '1.00%'],
  [0, 0, '—'],
])('fees of %i for %i are %s', (fee, amount, text) => {
  expect(feeRateText(fee, amount)).toBe(text)
})
