import { dayOf, daysBetween, formatTime, parseTime } from '@portal/api/rules/dates'
import { parseYuan } from '@portal/api/rules/money'
import type { BillLine } from '@portal/portal/ports'

/**
 * What is known of a day of which a provider has no bill. On the day after it may only be late; later, it means that
 * nothing was booked.
 */
export const withoutBill = (day: string, now: Date): BillLine[] | null =>
  daysBetween(day, dayOf(now)) < 2 ? null : []

/** `-0.06000` as integer fen; null where digits that count for less than a fen stand there. */
function fenOf(text: string): number | null {
  const [, sign, plain] = /^(-?)(\d+(?:\.\d{1,2})?)0*$/.exec(text) ?? []
  const fen = plain === undefined ? null : parseYuan(plain)
  return fen !== null && sign === '-' ? 0 - fen : fen
}

function timeOf(text: string): Date | null {
  const at = parseTime(text)
  return Number.isNaN(at.getTime()) || formatTime(at) !== text ? null : at
}

function needed<T>(value: T | null | undefined, columns: string[]): T {
  if (value === null || value === undefined)
    throw new Error(`A row of the bill without a readable ${columns[0] ?? ''}`)
  return value
}

/** A row of a bill. Each reading takes the first of the columns that the bill has, and throws where nothing fits. */
export interface BillRow {
  text(...columns: string[]): string
  /** Amounts may be negative. */
  fen(...columns: string[]): number
  time(...columns: string[]): Date
  /** The first that is given. */
  number(...columns: string[]): string
}

/** Columns are known by their names, wherever they stand; what a row says is never quoted in a fault. */
export function billRow(heads: readonly string[], cells: readonly string[]): BillRow {
  const found = (columns: string[]): string[] =>
    columns.flatMap(column => cells[heads.indexOf(column)]?.trim() ?? [])
  const text = (...columns: string[]): string => needed(found(columns)[0], columns)

  return {
    text,
    fen: (...columns) => needed(fenOf(text(...columns)), columns),
    time: (...columns) => needed(timeOf(text(...columns)), columns),
    // providers write 0 for none
    number: (...columns) =>
      needed(
        found(columns).find(number => number !== '' && number !== '0'),
        columns,
      ),
  }
}

/** A line of which both providers' bills are checked alike. */
export function billLine(line: BillLine): BillLine {
  if (line.amount_fen <= 0) throw new Error(`A ${line.kind} of the bill without money`)
  return line
}
