import { readSheetText } from '@portal/api/rules/sheet-text'
import { maxStatementRows } from '@portal/api/rules/statement'
// the one of its builds that needs nothing of Node
import { parse } from 'csv-parse/browser/esm/sync'
import type { SheetFault } from '../ports.ts'
import { mostPreambleRows } from './row-limits.ts'

const delimiters = [',', '\t', ';', '|'] as const

/** The character that splits most of the first lines. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 20_000)
  const found = delimiters.map(delimiter => ({ delimiter, count: head.split(delimiter).length }))
  return found.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ','
}

/** `="0123"` and `'0123` are how tables are told that digits are text. */
const plainCell = (cell: string): string =>
  readSheetText(
    cell
      .trim()
      .replace(/^="(.*)"$/, '$1')
      .replace(/^'(?=\d)/, ''),
  ).trim()

/** Rows of a text table; quotes that stand where they should not are taken as they are. */
export function readCsv(text: string, delimiter = delimiterOf(text)): string[][] | SheetFault {
  try {
    const most = maxStatementRows + mostPreambleRows
    const rows: string[][] = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: most + 1,
    })
    return rows.length > most ? 'statement_too_long' : rows.map(row => row.map(plainCell))
  } catch {
    return 'statement_damaged'
  }
}
