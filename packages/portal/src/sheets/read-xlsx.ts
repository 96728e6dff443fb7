import { maxStatementRows } from '@portal/api/rules/statement'
import { InvalidInputError, readSheet as readFirst } from 'read-excel-file/universal'
import type { SheetFault } from '../ports.ts'
import { zipDirectory } from './formats.ts'
import { mostPreambleRows } from './row-limits.ts'

/** A statement of 20,000 rows unpacks to some 20 MB. */
const mostBytes = 150 * 1024 * 1024
const mostParts = 500

/** From here on a table program keeps no digit reliably: what looks like an account has lost its last digits. */
const firstLost = 1e15

/** Digits as they were shown; a long number shows by its exponent that it is not whole. */
function numberText(raw: string): string {
  const value = Number(raw)
  if (Number.isNaN(value)) return raw
  if (Math.abs(value) >= firstLost) return value.toExponential()
  return String(Number(value.toPrecision(15)))
}

/** Of dates the table's own clock, which knows no time zone. */
const dateText = (date: Date): string =>
  Number.isNaN(date.getTime())
    ? ''
    : new Date(Math.round(date.getTime() / 1_000) * 1_000).toISOString().slice(0, 19).replace('T', ' ')

const cellText = (cell: unknown): string =>
  cell instanceof Date ? dateText(cell) : typeof cell === 'string' ? cell.trim() : ''

/** Rows of the first table. Hidden rows are rows; of merged cells the first has the value; of a formula its stored result,
 * and nothing where it has none. */
export async function readXlsx(content: Uint8Array): Promise<string[][] | SheetFault> {
  const directory = zipDirectory(content)
  if (!directory) return 'statement_damaged'
  if (!directory.some(({ name }) => name === 'xl/workbook.xml')) return 'statement_type'
  const size = directory.reduce((sum, part) => sum + part.size, 0)
  if (size > mostBytes || directory.length > mostParts) return 'statement_too_long'
  try {
    const rows = await readFirst(new Uint8Array(content).buffer, { parseNumber: numberText, trim: false })
    if (rows.length > maxStatementRows + mostPreambleRows) return 'statement_too_long'
    return rows.map(row => row.map(cellText))
  } catch (error) {
    return error instanceof InvalidInputError && error.code === 'NO_DATA'
      ? 'statement_empty'
      : 'statement_damaged'
  }
}
