import type { StatementLayout } from '@portal/api/contract/statements.schema'
import { statementColumnNames, type StatementColumn } from '@portal/api/rules/statement'
import { timeOf } from './cells.ts'

/** Words by which banks head their columns, the likeliest first. */
const synonyms: Record<StatementColumn, readonly string[]> = {
  time: [
    '交易时间',
    '交易日期时间',
    '记账时间',
    '入账时间',
    '交易日期',
    '记账日期',
    '入账日期',
    '日期',
    '时间',
  ],
  payer_name: [
    '付款户名',
    '付款人户名',
    '付款人名称',
    '付款方户名',
    '付款方名称',
    '对方户名',
    '对方名称',
    '对方账户名称',
    '对方单位名称',
    '对方单位',
    '交易对方',
    '付款人',
    '户名',
  ],
  payer_account: ['付款账号', '付款人账号', '付款方账号', '对方账号', '对方账户', '对方帐号', '付款帐号'],
  remark: ['附言', '客户附言', '交易附言', '用途', '摘要', '备注', '交易摘要', '说明'],
  income: [
    '收入金额',
    '贷方发生额',
    '贷方金额',
    '收入',
    '转入金额',
    '存入金额',
    '贷方',
    '交易金额',
    '发生额',
    '金额',
  ],
  expense: ['支出金额', '借方发生额', '借方金额', '支出', '转出金额', '支取金额', '借方'],
  direction: ['借贷标志', '借贷标识', '借贷方向', '收支标志', '收支方向', '收支', '借贷', '收/支'],
  bank_ref: [
    '流水号',
    '交易流水号',
    '银行流水号',
    '交易流水',
    '核心流水号',
    '账户明细编号',
    '凭证号',
    '交易序号',
  ],
}

/** Without units and notes: `贷方发生额(元)` is `贷方发生额`. */
const headOf = (cell: string): string =>
  cell
    .normalize('NFKC')
    .replace(/\(.*?\)|\[.*?\]|\s|[:*]/g, '')
    .replace(/\/(?:元|收入|支取|存入)$/, '')

/** How well a head fits: 0 not at all; whole words before parts, likely words before others. */
function fit(head: string, column: StatementColumn): number {
  const words = synonyms[column]
  const whole = words.indexOf(head)
  if (whole >= 0) return 1_000 - whole
  const part = head.length <= 12 ? words.findIndex(word => word.length > 2 && head.includes(word)) : -1
  return part >= 0 ? 100 - part : 0
}

const noColumns = (): StatementLayout['columns'] => ({
  time: null,
  payer_name: null,
  payer_account: null,
  remark: null,
  income: null,
  expense: null,
  direction: null,
  bank_ref: null,
})

/** The best column for each use, the best pairs first; no column has two uses. */
function columnsOf(header: readonly string[], below: readonly string[]): StatementLayout['columns'] {
  const columns = noColumns()
  const pairs = header
    .flatMap((cell, index) =>
      statementColumnNames.map(column => {
        const fits = fit(headOf(cell), column)
        // a column of clock times alone is no day
        const isDay = column !== 'time' || timeOf(below[index] ?? '') !== null
        return { column, index, score: fits === 0 ? 0 : fits + (isDay ? 0 : -2_000) }
      }),
    )
    .filter(({ score }) => score !== 0)
    .toSorted((a, b) => b.score - a.score)
  const taken = new Set<number>()
  for (const { column, index } of pairs) {
    if (columns[column] !== null || taken.has(index)) continue
    columns[column] = index
    taken.add(index)
  }
  return columns
}

const countOf = (columns: StatementLayout['columns']): number =>
  Object.values(columns).filter(index => index !== null).length

const searchedRows = 50

/** The row that heads the table, where most columns are known by their names, and what they are. */
export function guessLayout(rows: readonly string[][]): StatementLayout {
  const found = rows.slice(0, searchedRows).map((row, index) => {
    const columns = columnsOf(row, rows[index + 1] ?? [])
    return { header_row: index + 1, columns, count: countOf(columns) }
  })
  const best = found.toSorted((a, b) => b.count - a.count)[0]
  return best && best.count >= 2
    ? { header_row: best.header_row, columns: best.columns }
    : { header_row: 1, columns: noColumns() }
}
