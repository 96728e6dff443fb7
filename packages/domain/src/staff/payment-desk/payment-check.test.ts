import { aBankLine, anOrderDetail, aReport } from '@portal/api/fixtures/orders'
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

const withLines = (...bank_lines: ReturnType<typeof aBankLine>[]) => summary({}, { bank_lines })

describe('the check with lines of the bank', () => {
  it('finds no line', () => expect(withLines()).toBe('未找到流水'))
  it('finds everything in order with the line that is surely its money', () =>
    expect(withLines(aBankLine())).toBe('全部一致'))
  it('leaves the choice where a line is not sure', () =>
    expect(withLines(aBankLine({ signs: ['amount', 'name'] }))).toBe('1 条候选'))
  it('leaves the choice between two that both carry code and amount', () =>
    expect(withLines(aBankLine(), aBankLine({ bank_ref: 'B2' }))).toBe('2 条候选'))
  it('takes no line that is used up for the money', () =>
    expect(withLines(aBankLine({ left_fen: 0, paid_orders: ['2026051800001'] }))).toBe('1 条候选'))
  it('says that the money came by another account', () =>
    expect(withLines(aBankLine({ payer_account_tail: '0001', signs: ['code', 'amount', 'name'] }))).toBe(
      '尾号不同',
    ))
  it('compares a line with what is still due', () => {
    const order = anOrderDetail({ amount_fen: 20_000, received_fen: 15_000, report: aReport() })
    const remarkOf = (left_fen: number) =>
      checkRows(order, '2026-05-18', aBankLine({ left_fen })).find(({ id }) => id === 'amount')?.remark
    expect(remarkOf(5_000)).toBe('')
    expect(remarkOf(4_000)).toBe('流水金额比应收少 ¥10.00。')
  })
  it('says when the line carries another code', () => {
    const rows = checkRows(
      anOrderDetail({ report: aReport() }),
      '2026-05-18',
      aBankLine({ remark: '会费', signs: ['amount'] }),
    )
    expect(rows.find(({ id }) => id === 'code')).toMatchObject({
      verdict: 'differs',
      bank: [{ text: '会费' }],
    })
  })
})
