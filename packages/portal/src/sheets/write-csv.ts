import { csvLine, csvMark, sheetText } from '@portal/api/rules/sheet-text'
import { plainYuan, type SheetCell, type Table } from './cells.ts'

function cellText(cell: SheetCell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return sheetText(cell)
  if ('count' in cell) return String(cell.count)
  return 'fen' in cell ? plainYuan(cell.fen) : cell.time
}

/** A table as a CSV file in UTF-8, in parts. */
export async function* writeCsv({ heads, rows, end }: Table): AsyncGenerator<Uint8Array, void> {
  const utf8 = new TextEncoder()
  yield utf8.encode(csvMark + csvLine(heads))
  for await (const some of rows) yield utf8.encode(some.map(row => csvLine(row.map(cellText))).join(''))
  yield utf8.encode(csvLine([end]))
}
