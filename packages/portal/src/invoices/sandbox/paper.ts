/** Text as a font without an encoding of its own takes it: UTF-16, in hexadecimal digits. */
const coded = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')

const size = { title: 18, line: 11 } as const
const left = 48
const top = 372
const step = 24

const shown = (text: string, at: number): string => {
  const points = at === 0 ? size.title : size.line
  return `BT /F ${points} Tf ${left} ${top - at * step} Td <${coded(text)}> Tj ET`
}

/** The reader's own Chinese font: none is embedded. Latin letters are half as wide as characters. */
const font = [
  '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UTF16-H/DescendantFonts[5 0 R]>>',
  '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>' +
    '/FontDescriptor 6 0 R/DW 1000/W[1 95 500]>>',
  '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880' +
    '/Descent -120/CapHeight 880/StemV 93>>',
]

/** A sheet of half A4 with one line below the other, the first as its title: a whole PDF, the same for the same lines. */
export function paperOf(lines: readonly string[]): Uint8Array {
  const drawn = lines.map((line, at) => shown(line, at)).join('\n')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 421]/Resources<</Font<</F 4 0 R>>>>/Contents 7 0 R>>',
    ...font,
    `<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`,
  ]
  let text = '%PDF-1.5\n'
  const places: number[] = []
  for (const [at, object] of objects.entries()) {
    places.push(text.length)
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  // all of it is ASCII: a character is a byte
  return new TextEncoder().encode(text + end)
}
