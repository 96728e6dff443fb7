import type { Sheet, SheetFault } from '../ports.ts'
import { decodeText, isText } from './decode-text.ts'
import { readCsv } from './read-csv.ts'
import { isOldOffice, isProtected, isZip } from './formats.ts'
import { readXlsx } from './read-xlsx.ts'

/** More columns than any bank writes are left out. */
const mostColumns = 200

const whole = (rows: string[][]): Sheet | SheetFault =>
  rows.some(row => row.some(cell => cell !== ''))
    ? { rows: rows.map(row => row.slice(0, mostColumns)) }
    : 'statement_empty'

/** Reads a table by its content, whatever the file is called. Runs on any host; a server gives it a thread of its own. */
export async function readSheet(content: Uint8Array): Promise<Sheet | SheetFault> {
  if (content.length === 0) return 'statement_empty'
  if (isOldOffice(content)) return isProtected(content) ? 'statement_locked' : 'statement_old_excel'
  if (isZip(content)) {
    const rows = await readXlsx(content)
    return typeof rows === 'string' ? rows : whole(rows)
  }
  if (!isText(content)) return 'statement_type'
  const text = decodeText(content)
  if (text === null) return 'statement_encoding'
  const rows = readCsv(text)
  return typeof rows === 'string' ? rows : whole(rows)
}
