import { describe, expect, it } from 'vitest'
import { batchErrors, batchInUseErrors, type GivenBatch } from './coupon-batch.ts'
import {
  couponItemOf,
  couponStatusOf,
  discountOn,
  groupCouponCode,
  plainCouponCode,
  unfitReason,
} from './coupon.ts'

const off = (fen: number) => ({ way: 'amount', off_fen: fen, percent: null, most_fen: null }) as const
const share = (percent: number, most_fen: number | null = null) =>
  ({ way: 'percent', off_fen: null, percent, most_fen }) as const

describe('what a coupon takes off', () => {
  it.each([
    [off(5_000), 20_000, 5_000],
    [off(25_000), 20_000, 20_000],
    [share(10), 20_000, 2_000],
    [share(100), 20_000, 20_000],
    [share(10, 1_500), 20_000, 1_500],
    [share(33), 10_001, 3_300],
    [share(50), 1, 1],
    [share(1), 10, 0],
  ])('%o of %i is %i', (offer, total, discount) => {
    expect(discountOn(offer, total)).toBe(discount)
  })
})

const window = {
  starts_at: new Date('2026-05-01T00:00:00+08:00'),
  ends_at: new Date('2026-05-31T23:59:59+08:00'),
  stopped_at: null,
}
const at = (day: string) => new Date(`${day}T12:00:00+08:00`)

describe('the status of a batch', () => {
  it.each([
    ['active', {}, '2026-05-18'],
    ['scheduled', {}, '2026-04-30'],
    ['ended', {}, '2026-06-01'],
    ['used_up', { taken: 10 }, '2026-05-18'],
    ['used_up', { taken: 10 }, '2026-06-01'],
    ['stopped', { taken: 10, stopped_at: at('2026-05-02') }, '2026-06-01'],
  ])('is %s', (status, part, day) => {
    expect(couponStatusOf({ ...window, taken: 3, total: 10, ...part }, at(day))).toBe(status)
  })
  it('lasts to the last second of its last day', () => {
    expect(couponStatusOf({ ...window, taken: 0, total: 1 }, window.ends_at)).toBe('active')
  })
})

describe('whether a code fits an order', () => {
  const batch = { ...window, ...off(5_000), items: ['personal_dues'] as const, least_fen: 20_000 }
  const order = { item: 'personal_dues', total_fen: 20_000 } as const
  it.each([
    [null, {}, {}, '2026-05-18'],
    ['scheduled', {}, {}, '2026-04-30'],
    ['ended', {}, {}, '2026-06-01'],
    ['stopped', { stopped_at: at('2026-05-02') }, {}, '2026-05-18'],
    ['item', {}, { item: 'evaluation' as const }, '2026-05-18'],
    ['least', {}, { total_fen: 19_999 }, '2026-05-18'],
    ['least', { ...share(1), least_fen: null }, { total_fen: 10 }, '2026-05-18'],
  ])('%s', (reason, ofBatch, ofOrder, day) => {
    expect(unfitReason({ ...batch, ...ofBatch }, { ...order, ...ofOrder }, at(day))).toBe(reason)
  })
  it('knows the fee of an order', () => {
    expect(couponItemOf({ kind: 'dues', subject_type: 'personal' })).toBe('personal_dues')
    expect(couponItemOf({ kind: 'dues', subject_type: 'enterprise' })).toBe('unit_dues')
    expect(couponItemOf({ kind: 'evaluation', subject_type: 'personal' })).toBe('evaluation')
  })
})

describe('a code as it is typed', () => {
  it.each([
    ['demo50', 'DEMO50'],
    ['ＤＥＭＯ５０', 'DEMO50'],
    [' pj26 k7m3-xn ', 'PJ26K7M3XN'],
    ['PJ26　K7M3—XN', 'PJ26K7M3XN'],
  ])('%s is %s', (typed, plain) => {
    expect(plainCouponCode(typed)).toBe(plain)
  })
  it('is grouped for reading', () => {
    expect(groupCouponCode('PJ26K7M3XN')).toBe('PJ26 K7M3 XN')
    expect(groupCouponCode('DEMO')).toBe('DEMO')
  })
})

const given: GivenBatch = {
  name: '秋季评价季',
  ...off(5_000),
  items: ['personal_dues'],
  least_fen: null,
  total: 300,
  per_member: 1,
  issuing: 'single',
  code: 'PJ26',
  starts_on: '2026-05-01',
  ends_on: '2026-05-31',
}

describe('a batch as a clerk hands it in', () => {
  it('is in order', () => expect(batchErrors(given, '2026-05-18')).toEqual({}))
  it('may leave the one code of all to be made', () => {
    expect(batchErrors({ ...given, issuing: 'shared', code: '' })).toEqual({})
  })
  it.each<[keyof GivenBatch, Partial<GivenBatch>]>([
    ['off_fen', { off_fen: null }],
    ['percent', { way: 'percent' }],
    ['total', { total: 10_001 }],
    ['per_member', { per_member: 301 }],
    ['code', { code: '' }],
    ['code', { code: 'P' }],
    ['code', { code: '评价' }],
    ['code', { issuing: 'shared', code: 'ABC' }],
    ['ends_on', { ends_on: '2026-04-30' }],
    ['ends_on', { starts_on: '2026-04-01', ends_on: '2026-05-17' }],
  ])('says at %s what is wrong with %o', (field, part) => {
    expect(batchErrors({ ...given, ...part }, '2026-05-18')).toEqual({ [field]: expect.any(String) })
  })
  it('gives and takes nothing away once it is in use', () => {
    const more = { name: '新名称', total: 400, ends_on: '2026-06-30' }
    expect(batchInUseErrors(given, { ...given, ...more })).toEqual({})
    expect(
      batchInUseErrors(given, {
        ...given,
        off_fen: 1,
        total: 299,
        ends_on: '2026-05-30',
        starts_on: '2026-05-02',
      }),
    ).toEqual({
      off_fen: expect.any(String),
      starts_on: expect.any(String),
      total: expect.stringContaining('300'),
      ends_on: expect.stringContaining('2026-05-31'),
    })
  })
})
