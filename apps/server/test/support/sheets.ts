import { crc32, deflateRawSync } from 'node:zlib'

/** Tables as banks write them, made up for tests. */

interface Part {
  name: string | Buffer
  content: string | Buffer
  deflated?: boolean
}

/** A zip; `size` lets its directory lie. */
export function aZip(parts: readonly Part[], size?: number): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, deflated = false } of parts) {
    const plain = Buffer.from(content)
    const data = deflated ? deflateRawSync(plain) : plain
    const label = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(deflated ? 8 : 0, 4)
    common.writeUInt32LE(crc32(plain), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(size ?? plain.length, 18)
    common.writeUInt16LE(label.length, 22)
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), common, label])
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 0, 'latin1')
    entry.writeUInt16LE(20, 4)
    common.copy(entry, 6)
    entry.writeUInt32LE(at, 42)
    directory.push(Buffer.concat([entry, label]))
    files.push(head, data)
    at += head.length + data.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, listed, end])
}

/** A cell: text, a number as it stands in the file, a day as tables count it, or what is written for it. */
export type Cell = string | number | { serial: number } | { xml: string } | null

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26)

function cellXml(cell: Cell, place: string): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  return 'serial' in cell ? `<c r="${place}" s="1"><v>${cell.serial}</v></c>` : cell.xml.replace('?', place)
}

interface Options {
  /** After the rows: merged cells and the like. */
  after?: string
  /** Rows, from 1, that are hidden. */
  hidden?: readonly number[]
}

/** An XLSX with one table. */
export function anXlsx(
  rows: readonly (readonly Cell[])[],
  { after = '', hidden = [] }: Options = {},
): Buffer {
  const lines = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(cell, `${columnName(column)}${index + 1}`)).join('')
    return `<row r="${index + 1}"${hidden.includes(index + 1) ? ' hidden="1"' : ''}>${cells}</row>`
  })
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  return aZip([
    {
      name: '[Content_Types].xml',
      content: `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="明细" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${xml}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `${xml}<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${xml}<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData>${after}</worksheet>`,
    },
  ])
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

export const aCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => row.map(quoted).join(',')).join('\r\n')
