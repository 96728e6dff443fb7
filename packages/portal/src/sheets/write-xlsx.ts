import { isFormula } from '@portal/api/rules/sheet-text'
import { Zip, ZipDeflate } from 'fflate'
import { plainYuan, type SheetCell, type Table } from './cells.ts'
import { packageParts, sheetHead, sheetTail, styles } from './xlsx-parts.ts'

/** A sheet of Excel holds 1,048,576 rows; what is more goes onto the next one. */
const mostRows = 1_000_000

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }
const escaped = (text: string): string => text.replace(/[&<>\r]/g, character => escapes[character] ?? '')

const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26)

const serialOrigin = Date.UTC(1899, 11, 30)

/** A time as tables count it: days since 1900, by the clock on the wall and without a zone. */
const serialOf = (time: string): number =>
  (Date.parse(`${time.replace(' ', 'T')}${time.length > 10 ? 'Z' : ''}`) - serialOrigin) / 86_400_000

function cellXml(cell: SheetCell, place: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') {
    const style = isFormula(cell) ? styles.quoted : styles.text
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  }
  if ('fen' in cell) return `<c r="${place}" s="${styles.amount}"><v>${plainYuan(cell.fen)}</v></c>`
  if ('count' in cell) return `<c r="${place}" s="${styles.count}"><v>${cell.count}</v></c>`
  const style = cell.time.length > 10 ? styles.time : styles.day
  return `<c r="${place}" s="${style}"><v>${serialOf(cell.time)}</v></c>`
}

const headXml = (heads: readonly string[]): string =>
  `<row r="1">${heads.map((head, at) => `<c r="${columnName(at)}1" s="${styles.head}" t="inlineStr"><is><t>${escaped(head)}</t></is></c>`).join('')}</row>`

const rowXml = (cells: readonly SheetCell[], row: number): string =>
  `<row r="${row}">${cells.map((cell, at) => cellXml(cell, `${columnName(at)}${row}`)).join('')}</row>`

/** A zip that is handed on while it is packed: what was pushed is taken out at once. */
class Package {
  readonly #packed: Uint8Array[] = []
  readonly #utf8 = new TextEncoder()
  readonly #zip = new Zip((error, part) => {
    if (error) throw error
    this.#packed.push(part)
  })

  /** Opens a part; give it texts, and at last nothing. */
  open(name: string): (text?: string) => void {
    const part = new ZipDeflate(name, { level: 1 })
    this.#zip.add(part)
    return text => part.push(this.#utf8.encode(text ?? ''), text === undefined)
  }

  add(name: string, text: string): void {
    const push = this.open(name)
    push(text)
    push()
  }

  end(): void {
    this.#zip.end()
  }

  take(): Uint8Array[] {
    return this.#packed.splice(0)
  }
}

/** A table as an XLSX file, in parts; many rows fill several sheets. A file that was cut has no directory: nothing opens it. */
export async function* writeXlsx({ name, heads, count, rows, end }: Table): AsyncGenerator<Uint8Array, void> {
  const sheets = Math.max(1, Math.ceil(count / mostRows))
  const names = Array.from({ length: sheets }, (_, at) => (at === 0 ? name : `${name} ${at + 1}`))
  const zip = new Package()
  for (const [part, text] of packageParts([...names, '说明'])) zip.add(part, text)
  const open = (at: number) => {
    const push = zip.open(`xl/worksheets/sheet${at + 1}.xml`)
    push(sheetHead(heads) + headXml(heads))
    return push
  }
  let at = 0
  let row = 1
  let push = open(at)
  const close = () => {
    push(sheetTail(columnName(heads.length - 1), row))
    push()
  }
  for await (const some of rows) {
    const lines: string[] = []
    for (const cells of some) {
      if (row > mostRows) {
        push(lines.splice(0).join(''))
        close()
        at += 1
        row = 1
        push = open(at)
      }
      row += 1
      lines.push(rowXml(cells, row))
    }
    push(lines.join(''))
    yield* zip.take()
  }
  close()
  zip.add(`xl/worksheets/sheet${sheets + 1}.xml`, sheetHead(['']) + headXml([end]) + sheetTail('A', 1))
  zip.end()
  yield* zip.take()
}
