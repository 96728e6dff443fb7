import { parseTime } from '@portal/api/rules/dates'
import { plainBankRef } from '@portal/api/rules/bank-ref'
import type { StatementLayout } from '@portal/api/contract/statements.schema'
import type { StatementColumn } from '@portal/api/rules/statement'
import { isCleanText } from '@portal/api/rules/text'
import { amountOf, isLostNumber, timeOf } from './cells.ts'
import { codesIn } from './codes.ts'

/** One line of income, as the file has it. */
export interface ReadLine {
  line_no: number
  booked_at: Date
  payer_name: string
  payer_account: string
  remark: string
  amount_fen: number
  bank_ref: string
  codes: string[]
}

export interface LineFault {
  row: number
  column: StatementColumn
  text: string
}

export interface ReadStatement {
  lines: ReadLine[]
  faults: LineFault[]
  expense_lines: number
  file_total_fen: number | null
  numbered_lines: number
}

interface ReadOptions {
  layout: StatementLayout
  hash: (text: string) => string
  /** Today in Shanghai: no money came in later. */
  today: string
}

const footWords = /^(?:合计|总计|小计|本页合计|累计|收入合计|贷方合计|合计金额|total)/i

const longest = { payer_name: 200, payer_account: 64, remark: 300, bank_ref: 64 } as const

/** Reads the lines below the header. What cannot be read is said by row and column; nothing is guessed. */
export function readLines(rows: readonly string[][], { layout, hash, today }: ReadOptions): ReadStatement {
  const read: ReadStatement = {
    lines: [],
    faults: [],
    expense_lines: 0,
    file_total_fen: null,
    numbered_lines: 0,
  }
  const occurrences = new Map<string, number>()
  rows.forEach((row, index) => {
    const line = new Row(row, index + 1, layout.columns)
    if (line.number <= layout.header_row || line.isNote) return
    if (line.isFoot) {
      read.file_total_fen = line.total ?? read.file_total_fen
      return
    }
    const amount = line.amount()
    if (typeof amount === 'number' && amount <= 0) {
      read.expense_lines += amount < 0 ? 1 : 0
      return
    }
    const taken = line.take(amount, today)
    if ('faults' in taken) {
      read.faults.push(...taken.faults)
      return
    }
    if (taken.bank_ref === '') {
      read.numbered_lines += 1
      taken.bank_ref = madeRef(taken, occurrences, hash)
    }
    read.lines.push(taken)
  })
  return read
}

/** The same line of the same file gets the same number again; the second of two like lines another (ADR 032). */
function madeRef(line: ReadLine, occurrences: Map<string, number>, hash: ReadOptions['hash']): string {
  const { booked_at, amount_fen, payer_name, payer_account, remark } = line
  const content = JSON.stringify([booked_at.toISOString(), amount_fen, payer_name, payer_account, remark])
  const occurrence = (occurrences.get(content) ?? 0) + 1
  occurrences.set(content, occurrence)
  return plainBankRef(`L-${hash(`${content}#${occurrence}`).slice(0, 24)}`)
}

class Row {
  readonly number: number
  readonly #cells: readonly string[]
  readonly #columns: StatementLayout['columns']

  constructor(cells: readonly string[], number: number, columns: StatementLayout['columns']) {
    this.#cells = cells
    this.number = number
    this.#columns = columns
  }

  #cell(column: StatementColumn): string {
    const index = this.#columns[column]
    return index === null ? '' : (this.#cells[index] ?? '').trim()
  }

  /** Nothing, or what stands below a table: neither time nor money. */
  get isNote(): boolean {
    return timeOf(this.#cell('time')) === null && this.#cell('income') === '' && this.#cell('expense') === ''
  }

  /** A line of sums has no time, and says so or has nothing else but amounts. */
  get isFoot(): boolean {
    if (timeOf(this.#cell('time')) !== null) return false
    return this.#cells.some(cell => footWords.test(cell.normalize('NFKC').replace(/\s/g, '')))
  }

  get total(): number | null {
    return amountOf(this.#cell('income')) ?? null
  }

  /** Positive: money came in; null or 0: neither column has an amount; a fault where it cannot be read. */
  amount(): number | LineFault {
    const fault = (column: StatementColumn, text: string) => ({ row: this.number, column, text })
    const income = amountOf(this.#cell('income'))
    if (income === undefined) return fault('income', '不是金额')
    const expense = amountOf(this.#cell('expense'))
    if (expense === undefined) return fault('expense', '不是金额')
    const direction = this.#cell('direction')
    const isOut = /借|支|出|^D(?:R|EBIT)?$/i.test(direction) && !/贷|收|入|^C/i.test(direction)
    if (income !== null && income !== 0) return isOut ? -Math.abs(income) : income
    if (expense !== null && expense !== 0) return -Math.abs(expense)
    return income === null && expense === null
      ? fault('income', '没有金额；如是公式，请在表格软件里算好后重新保存')
      : 0
  }

  take(amount: number | LineFault, today: string): ReadLine | { faults: LineFault[] } {
    const faults: LineFault[] = typeof amount === 'number' ? [] : [amount]
    const blame = (column: StatementColumn, text: string) =>
      void faults.push({ row: this.number, column, text })
    const time = timeOf(this.#cell('time'))
    if (time === null) blame('time', this.#cell('time') === '' ? '没有交易时间' : '不是日期或时间')
    else if (time.slice(0, 10) > today) blame('time', '晚于今天')
    const texts = {
      payer_name: this.#cell('payer_name'),
      payer_account: this.#cell('payer_account').replace(/\s/g, ''),
      remark: this.#cell('remark'),
      bank_ref: plainBankRef(this.#cell('bank_ref')),
    }
    for (const column of ['payer_name', 'payer_account', 'remark', 'bank_ref'] as const) {
      const text = texts[column]
      if (!isCleanText(text)) blame(column, '含有不能保存的字符')
      else if (text.length > longest[column]) blame(column, `超过 ${longest[column]} 个字`)
    }
    for (const column of ['payer_account', 'bank_ref'] as const)
      if (isLostNumber(texts[column])) blame(column, '长数字的后几位已丢失，请把这一列设为文本后重新导出')
    if (faults.length > 0 || typeof amount !== 'number') return { faults }
    return {
      line_no: this.number,
      booked_at: parseTime(time ?? ''),
      ...texts,
      amount_fen: amount,
      codes: codesIn(texts.remark),
    }
  }
}
