import { anOrderDetail, aReport } from '@portal/api/fixtures/orders'
import { describe, expect, it } from 'vitest'
import { checkRows, checkSummary } from './payment-check.ts'
import { differenceFrom } from './text-difference.ts'

const marked = (base: string, text: string) =>
  differenceFrom(base, text)
    .map(part => (part.differs ? `[${part.text}]` : part.text))
    .join('')

describe('the characters that differ', () => {
  it.each([
    ['华岳重工集团有限公司', '华岳重工集团有限公司北京分公司', '华岳重工集团有限公司[北京分公司]'],
    ['陈知行', '陈之行', '陈[之]行'],
    ['陈知行', '王五', '[王五]'],
    ['', '陈知行', '[陈知行]'],
    ['北京华岳', '华岳', '华岳'],
    ['陈知行', '陈知行', '陈知行'],
  ])('of %s in %s', (base, text, expected) => expect(marked(base, text)).toBe(expected))
})

const summary = (part: Parameters<typeof aReport>[0], order: Parameters<typeof anOrderDetail>[0] = {}) =>
  checkSummary(anOrderDetail({ ...order, report: aReport(part) }), '2026-05-18').text

describe('the check in words', () => {
  it('finds everything in order', () => expect(summary({})).toBe('全部一致'))
  it('bears another way to write a name', () =>
    expect(
      summary(
        { payer_name: '信衡会计师事务所(特殊 普通合伙)' },
        { subject_name: '信衡会计师事务所（特殊普通合伙）' },
      ),
    ).toBe('全部一致'))
  it('says how much is missing', () => expect(summary({ amount_fen: 18_000 })).toBe('差 ¥20.00'))
  it('says how much is over', () => expect(summary({ amount_fen: 20_001 })).toBe('多 ¥0.01'))
  it('names the payer', () => expect(summary({ payer_name: '陈父' })).toBe('户名不同'))
  it('looks at the day', () => expect(summary({ paid_on: '2026-05-01' })).toBe('日期留意'))
  it('counts several', () => expect(summary({ payer_name: '陈父', amount_fen: 1 })).toBe('2 项留意'))
  it('takes the report for the whole amount, whatever has come in since', () =>
    expect(summary({}, { received_fen: 15_000 })).toBe('全部一致'))
  it('has nothing to say without a report', () => {
    const order = anOrderDetail()
    expect(checkRows(order, '2026-05-18')).toEqual([])
    expect(checkSummary(order, '2026-05-18').text).toBe('没有填报')
  })
})
