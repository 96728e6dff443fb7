import { couponFees } from '@portal/api/fixtures/coupons'
import { describe, expect, it } from 'vitest'
import { limitText, mostOf, offText, trialsOf } from './coupon-words.ts'

const off = { way: 'amount', off_fen: 5_000, percent: null, most_fen: null, least_fen: null } as const
const share = { way: 'percent', off_fen: null, percent: 10, most_fen: 30_000, least_fen: 30_000 } as const

describe('a batch in words', () => {
  it('says what it takes off and its limits', () => {
    expect([offText(off), limitText(off)]).toEqual(['减 ¥50.00', '不限'])
    expect([offText(share), limitText(share)]).toEqual(['减 10%', '满 ¥300.00，最多 ¥300.00'])
  })
})

describe('the trial sum', () => {
  const batch = { ...share, items: ['personal_dues', 'unit_dues'] as const, total: 100 }
  const trials = trialsOf(batch, couponFees)
  it('is made on the fees that the batch is for', () => {
    expect(trials.map(({ payable_fen }) => payable_fen)).toEqual([null, 180_000, 370_000])
  })
  it('knows the most that all codes take off together', () => {
    expect(mostOf(batch, trials)).toEqual({ each: 30_000, all: 3_000_000 })
    expect(mostOf({ ...batch, total: null }, trials)).toBeNull()
  })
  it('is open for a share of an evaluation without a limit', () => {
    const open = { ...batch, most_fen: null, items: ['evaluation'] as const }
    expect(mostOf(open, [])).toBeNull()
    expect(mostOf({ ...off, items: ['evaluation'], total: 2 }, [])).toEqual({ each: 5_000, all: 10_000 })
  })
})
