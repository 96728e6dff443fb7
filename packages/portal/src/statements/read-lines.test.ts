import { expect, test } from 'vitest'
import { guessLayout } from './columns.ts'
import { codesIn } from './codes.ts'
import { readLines } from './read-lines.ts'

/** Tells texts apart by their ends. */
const hash = (text: string) =>
  Array.from(text.replace(/[^\w#]/g, ''))
    .toReversed()
    .join('')

const read = (rows: string[][]) => readLines(rows, { layout: guessLayout(rows), hash, today: '2026-05-18' })

const head = ['交易时间', '对方户名', '对方账号', '摘要', '贷方发生额', '借方发生额', '流水号']
const line = (part: Partial<Record<number, string>> = {}) =>
  ['2026-05-18 11:06', '冯远道', '6222000000006621', 'Q3PX 7T2M', '1,800.00', '', 'N1'].map(
    (cell, index) => part[index] ?? cell,
  )

test('a bank’s own names of columns are known, below a preamble', () => {
  const rows = [['账号：1100 0000 0000 1234'], ['起止日期：2026-05-01 至 2026-05-18'], [], head, line()]
  expect(guessLayout(rows)).toEqual({
    header_row: 4,
    columns: {
      time: 0,
      payer_name: 1,
      payer_account: 2,
      remark: 3,
      income: 4,
      expense: 5,
      direction: null,
      bank_ref: 6,
    },
  })
  expect(read(rows).lines).toMatchObject([
    { line_no: 5, payer_name: '冯远道', amount_fen: 180_000, bank_ref: 'N1', codes: ['Q3PX7T2M'] },
  ])
})

test('a day is taken where the clock stands in a column of its own', () => {
  const rows = [
    ['交易日期', '交易时间', '对方名称', '金额(元)', '收/支'],
    ['2026-05-18', '11:06:00', '冯远道', '10', '收入'],
    ['2026-05-18', '11:07:00', '物业公司', '20', '支出'],
  ]
  expect(guessLayout(rows).columns).toMatchObject({ time: 0, payer_name: 2, income: 3, direction: 4 })
  expect(read(rows)).toMatchObject({ lines: [{ amount_fen: 1_000 }], expense_lines: 1 })
})

test('money that went out is counted, a foot is read, notes below are none of it', () => {
  const foot = ['合计', '', '', '', '3,600.00', '50.00', '']
  const rows = [head, line(), line({ 4: '', 5: '50.00' }), line({ 6: 'N2' }), foot, ['制表：网银系统']]
  expect(read(rows)).toMatchObject({
    lines: [{ bank_ref: 'N1' }, { bank_ref: 'N2' }],
    expense_lines: 1,
    file_total_fen: 360_000,
    faults: [],
  })
})

test('lines without a number get the same one in every reading, and like lines different ones', () => {
  const rows = [head, line({ 6: '' }), line({ 6: '' }), line({ 6: '', 3: '会费' })]
  const [first, second, third] = read(rows).lines.map(({ bank_ref }) => bank_ref)
  expect(new Set([first, second, third]).size).toBe(3)
  expect(read([head, ['', ''], ...rows.slice(1)]).lines.map(({ bank_ref }) => bank_ref)).toEqual([
    first,
    second,
    third,
  ])
  expect(read(rows).numbered_lines).toBe(3)
})

test('what cannot be read is said by row and column', () => {
  const rows = [
    head,
    line({ 0: '' }),
    line({ 0: '昨天' }),
    line({ 0: '2026-05-19' }),
    line({ 4: '一千' }),
    line({ 4: '', 5: '' }),
    line({ 2: '6.222E+17' }),
    line({ 3: 'x'.repeat(301) }),
  ]
  expect(read(rows).lines).toEqual([])
  expect(read(rows).faults).toEqual([
    { row: 2, column: 'time', text: '没有交易时间' },
    { row: 3, column: 'time', text: '不是日期或时间' },
    { row: 4, column: 'time', text: '晚于今天' },
    { row: 5, column: 'income', text: '不是金额' },
    { row: 6, column: 'income', text: '没有金额；如是公式，请在表格软件里算好后重新保存' },
    { row: 7, column: 'payer_account', text: '长数字的后几位已丢失，请把这一列设为文本后重新导出' },
    { row: 8, column: 'remark', text: '超过 300 个字' },
  ])
})

test.each([
  ['会费 q3px 7t2m', 'Q3PX7T2M'],
  ['Ｑ３ＰＸ－７Ｔ２Ｍ', 'Q3PX7T2M'],
  ['识别码:Q3PX7T2M谢谢', 'Q3PX7T2M'],
  ['2026 Q3PX7T2M', 'Q3PX7T2M'],
])('the code in %s is found', (remark, code) => {
  expect(codesIn(remark)).toContain(code)
})

test('a remark without a code has none', () => {
  expect(codesIn('会费')).toEqual([])
})
