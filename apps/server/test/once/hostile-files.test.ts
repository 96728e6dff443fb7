import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadImage } from '@portal/api/contract/files.contract'
import { filesShapes } from '@portal/api/contract/files.shapes'
import type { Envelope } from '@portal/api/contract/endpoint'
import { consentPhoto } from '@portal/api/contract/profile.contract'
import { maxFileBytes } from '@portal/api/rules/files'
import { isPhotoKind, photoConsents, photoKinds } from '@portal/api/rules/photo-consent'
import {
  bytes,
  catalog,
  chunk,
  join,
  pdf,
  pngOf,
  pngSignature,
  stream,
  uint32,
  withChunk,
  withRiff,
  withSegment,
  zip,
  type Content,
} from '../support/crafted-files.ts'
import { aMember, type Person } from '../support/people.ts'
import { openPortal, type Portal } from '../support/portal.ts'
import { multipart } from '../support/uploads.ts'

/** In whatever must not survive an upload. */
const mark = 'HOSTILE-MARK'
const script = `<script>alert("${mark}")</script>`

type Refused = Extract<
  (typeof uploadImage)['rules'][number],
  | 'file_missing'
  | 'file_type'
  | 'file_not_picture'
  | 'file_damaged'
  | 'file_too_large'
  | 'image_too_many_pixels'
>
/** What becomes of a file: it is refused, drawn anew, or kept as it is. */
type Expected = Refused | 'jpg' | 'png' | 'webp' | 'pdf'
interface Hostile {
  title: string
  content: () => Content | Promise<Content>
  expected: Expected
  /** Its name, as bytes of the request. */
  name?: string | Buffer
}

const padded = (head: Content, size = 600) => join(head, Buffer.alloc(size))

const flat = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
const jpeg = () => flat(64).jpeg().toBuffer()
const png = () => flat(64).png().toBuffer()
const webp = () => flat(64).webp().toBuffer()
const position = {
  IFD0: { Copyright: mark },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 54/1 0/1', GPSLongitudeRef: 'E' },
}
const half = (content: Buffer) => content.subarray(0, content.length / 2)

/** Thirty scanned pages, a JPEG each. */
async function scanned(): Promise<Buffer> {
  const page = await noise().resize(620, 877).jpeg({ quality: 80 }).toBuffer()
  const pages = Array.from({ length: 30 }, () => stream('/Subtype/Image/Filter/DCTDecode', page))
  return pdf(catalog('/Pages 2 0 R'), ...pages)
}

const refuse = (expected: Refused, files: Record<string, () => Content | Promise<Content>>): Hostile[] =>
  Object.entries(files).map(([title, content]) => ({ title, content, expected }))

const notAllowed = refuse('file_type', {
  'an SVG with a script': () => `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
  'an SVG behind an XML head': () => `<?xml version="1.0"?><svg onload="alert(1)"/>`,
  'an SVG that expands entities': () =>
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg>&b;</svg>`,
  'an SVG that reads a file': () => '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
  'an SVG behind a byte order mark': () => '\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>',
  'a packed SVG': () => gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  HTML: () => `<!doctype html>${script}`,
  'HTML behind blanks': () => `${' '.repeat(600)}<html>${script}</html>`,
  'HTML in a comment': () => `<!--\xff\xd8\xff-->${script}`,
  XHTML: () => `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`,
  XML: () => '<?xml version="1.0"?><a/>',
  MHTML: () => 'MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n',
  'an e-mail': () => 'From: a@b\r\nSubject: x\r\n\r\nx',
  JavaScript: () => 'fetch("/api/users/get_current_user")',
  PHP: () => '<?php system($_GET["c"]);',
  'a shell script': () => '#!/bin/sh\nrm -rf /\n',
  'a batch file': () => '@echo off\r\ndel *.*\r\n',
  PowerShell: () => 'Invoke-Expression (New-Object Net.WebClient).DownloadString("x")',
  'an HTA': () => '<hta:application/><script language="vbscript">x</script>',
  'a Windows program': () => padded('MZ\x90\x00\x03'),
  'a Linux program': () => padded(bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1)),
  'a macOS program': () => padded(bytes(0xcf, 0xfa, 0xed, 0xfe, 7)),
  'a Java class': () => padded(bytes(0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52)),
  WebAssembly: () => bytes(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0),
  'a Windows link': () => padded(bytes(0x4c, 0, 0, 0, 1, 0x14, 2, 0)),
  'a ZIP': () => zip('a.txt', 'x'),
  'a ZIP that climbs': () => zip('../../../etc/cron.d/x', 'x'),
  'a ZIP bomb': () => zip('bomb.gz', gzipSync(Buffer.alloc(8_000_000))),
  'a JAR': () => zip('META-INF/MANIFEST.MF', 'Main-Class: X'),
  'a DOCX': () => zip('[Content_Types].xml', '<Types/>'),
  'an OFD': () => zip('OFD.xml', '<ofd/>'),
  'an EPUB': () => zip('mimetype', 'application/epub+zip'),
  'an old Word file': () => padded(bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)),
  RTF: () => '{\\rtf1 {\\object\\objdata 0105}}',
  GZIP: () => gzipSync('x'),
  'a GZIP bomb': () => gzipSync(Buffer.alloc(10_000_000)),
  BZIP2: () => padded('BZh91AY&SY'),
  XZ: () => padded(bytes(0xfd, 0x37, 0x7a, 0x58, 0x5a, 0)),
  '7-Zip': () => padded(bytes(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c)),
  RAR: () => padded(bytes(0x52, 0x61, 0x72, 0x21, 0x1a, 7, 1, 0)),
  'a GIF': () => flat(8).gif().toBuffer(),
  'a GIF that is a JAR': async () => join(await flat(8).gif().toBuffer(), zip('X.class', 'x')),
  'a GIF that is a script': () => 'GIF89a/*\x00\x00*/=1;alert(1)//',
  TIFF: () => flat(8).tiff().toBuffer(),
  'a TIFF of the other order': () => padded(bytes(0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8)),
  BMP: () => padded(join('BM', bytes(0x7a, 2, 0, 0))),
  'an icon': () => padded(bytes(0, 0, 1, 0, 1, 0, 16, 16)),
  'a cursor': () => padded(bytes(0, 0, 2, 0, 1, 0, 16, 16)),
  Photoshop: () => padded('8BPS\x00\x01'),
  HEIC: () => padded(join(bytes(0, 0, 0, 0x18), 'ftypheic', bytes(0, 0, 0, 0), 'mif1heic')),
  AVIF: () => padded(join(bytes(0, 0, 0, 0x1c), 'ftypavif', bytes(0, 0, 0, 0), 'avifmif1')),
  'JPEG 2000': () => padded(bytes(0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20, 0x0d, 0x0a, 0x87, 0x0a)),
  'JPEG XL': () => padded(bytes(0, 0, 0, 12, 0x4a, 0x58, 0x4c, 0x20, 0x0d, 0x0a, 0x87, 0x0a)),
  MP3: () => padded('ID3\x03\x00'),
  MP4: () => padded(join(bytes(0, 0, 0, 0x18), 'ftypisom')),
  WebM: () => padded(bytes(0x1a, 0x45, 0xdf, 0xa3)),
  'a WAV, a RIFF as WebP is': () => padded(join('RIFF', bytes(36, 0, 0, 0), 'WAVEfmt ')),
  'a font': () => padded(bytes(0, 1, 0, 0, 0, 12)),
  SQLite: () => padded('SQLite format 3\x00'),
  PostScript: () => '%!PS-Adobe-3.0\n(r) file',
  'a PDF behind something else': () => join('junk', pdf(catalog(''))),
  CSV: () => '=cmd|"/c calc"!A1,1',
  JSON: () => '{"__proto__":{}}',
  'Chinese text in GBK': () => bytes(0xb7, 0xa2, 0xc6, 0xb1, 0x0a),
  'text in UTF-16': () => Buffer.from('\ufeff<script>', 'utf16le'),
  'nothing but zeros': () => Buffer.alloc(4_096),
  'one byte': () => 'x',
  'two bytes of a JPEG': () => bytes(0xff, 0xd8),
  'a JPEG one byte later': async () => join('\n', await jpeg()),
  'a PNG through a text transfer': async () => join((await png()).subarray(0, 4), '\n\x1a\n', await png()),
})

const damaged = refuse('file_damaged', {
  'three bytes of a JPEG': () => bytes(0xff, 0xd8, 0xff),
  'a JPEG without an image': () => bytes(0xff, 0xd8, 0xff, 0xd9),
  'half a JPEG': async () => half(await noise().jpeg().toBuffer()),
  'a JPEG of HTML': () => join(bytes(0xff, 0xd8, 0xff, 0xe0), script),
  'half a PNG': async () => half(await noise().png().toBuffer()),
  'a PNG without pixels': () =>
    join(pngSignature, chunk('IHDR', join(uint32(8), uint32(8), bytes(8, 2, 0, 0, 0))), chunk('IEND', '')),
  'a PNG of no width': () => pngOf(0, 10),
  'a PNG whose pixels are no stream': () =>
    join(
      pngSignature,
      chunk('IHDR', join(uint32(8), uint32(8), bytes(8, 2, 0, 0, 0))),
      chunk('IDAT', script),
      chunk('IEND', ''),
    ),
  'half a WebP': async () => half(await noise().webp().toBuffer()),
  'a WebP of nothing': () => padded(join('RIFF', bytes(4, 0, 0, 0), 'WEBPVP8 ')),
  'a PDF of its first line': () => '%PDF-1.7\n',
  'a PDF that breaks off': () => join('%PDF-1.7\n', catalog('/Pages 2 0 R'), Buffer.alloc(3_000)),
  'a PDF that ends long before its end': () => join(pdf(catalog('')), Buffer.alloc(4_000)),
})

const bombs = refuse('image_too_many_pixels', {
  'a PNG of 400 megapixels': () => pngOf(20_000, 20_000),
  'a PNG that says it has 4,000,000,000,000 pixels': () => pngOf(2_000_000, 2_000_000),
  'a PNG as a thread': () => pngOf(30_000_000, 1),
  'a PNG as a tower': () => pngOf(1, 30_000_000),
  'a JPEG of 36 megapixels': async () => flat(6_000).jpeg({ quality: 1 }).toBuffer(),
  'a WebP that moves a hundred times': async () => {
    const frames = await Promise.all(
      Array.from({ length: 100 }, async (_, n) =>
        sharp({
          create: {
            width: 520,
            height: 520,
            channels: 3,
            background: { r: 255 * (n % 2), g: 100 * (n % 3), b: 2 * n },
          },
        })
          .png({ compressionLevel: 1 })
          .toBuffer(),
      ),
    )
    return sharp(frames, { join: { animated: true } })
      .webp({ effort: 0 })
      .toBuffer()
  },
})

const accept = (expected: Expected, files: Record<string, () => Content | Promise<Content>>): Hostile[] =>
  Object.entries(files).map(([title, content]) => ({ title, content, expected }))

const cleaned: Hostile[] = [
  ...accept('jpg', {
    'a JPEG with a position': () => flat(64).withExif(position).jpeg().toBuffer(),
    'a JPEG with HTML at its end': async () => join(await jpeg(), script),
    'a JPEG that is a ZIP': async () => join(await jpeg(), zip('x.html', script)),
    'a JPEG that is a PDF': async () => join(await jpeg(), pdf(catalog(''), script)),
    'a JPEG with PHP as its comment': async () => withSegment(await jpeg(), 0xfe, `<?php ${mark} ?>`),
    'a JPEG with HTML as its comment': async () => withSegment(await jpeg(), 0xfe, script),
    'a JPEG with XMP': async () =>
      withSegment(await jpeg(), 0xe1, `http://ns.adobe.com/xap/1.0/\x00${script}`),
    'a JPEG with IPTC': async () => withSegment(await jpeg(), 0xed, `Photoshop 3.0\x008BIM${mark}`),
    'a JPEG with another as its preview': async () =>
      withSegment(await jpeg(), 0xe2, join(mark, await jpeg())),
    'a progressive JPEG': () => flat(64).jpeg({ progressive: true }).toBuffer(),
    'a JPEG for print': () => flat(64).toColourspace('cmyk').jpeg().toBuffer(),
  }),
  ...accept('png', {
    'a PNG with a position': () => flat(64).withExif(position).png().toBuffer(),
    'a PNG with HTML as text': async () => withChunk(await png(), 'tEXt', `Comment\x00${script}`),
    'a PNG with a text that unpacks to 60 MB': async () =>
      withChunk(await png(), 'zTXt', join('x\x00\x00', deflateSync(Buffer.alloc(60_000_000)))),
    'a PNG with a chunk nobody knows': async () => withChunk(await png(), 'haCk', script),
    'a PNG with a program at its end': async () => join(await png(), 'MZ', mark),
    'a PNG of one pixel': () => flat(1).png().toBuffer(),
  }),
  ...accept('webp', {
    'a WebP with a position': () => flat(64).withExif(position).webp().toBuffer(),
    'a WebP with a chunk nobody knows': async () => withRiff(await webp(), 'HACK', script),
    'a WebP with HTML at its end': async () => join(await webp(), script),
  }),
]

const documents = accept('pdf', {
  'a PDF that runs JavaScript': () =>
    pdf(catalog('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'), script),
  'a PDF that starts a program': () => pdf(catalog('/OpenAction<</S/Launch/F(cmd.exe)>>')),
  'a PDF with a file in it': () =>
    pdf(catalog('/Names<</EmbeddedFiles 3 0 R>>'), stream('/Type/EmbeddedFile', Buffer.from('MZ'))),
  'a PDF with a form that sends': () => pdf(catalog('/AcroForm<</XFA 4 0 R>>')),
  'a PDF that unpacks to 60 MB': () =>
    pdf(catalog(''), stream('/Filter/FlateDecode', deflateSync(Buffer.alloc(60_000_000)))),
  'a PDF that is a ZIP': () => pdf(catalog(''), zip('x.exe', 'MZ')),
  'a PDF of thirty scanned pages': scanned,
  'a PDF of 10 MB': () => {
    const head = pdf(catalog(''))
    return join('%PDF-1.7\n', Buffer.alloc(maxFileBytes - head.length), head.subarray(9))
  },
})

const sizes: Hostile[] = [
  { title: 'nothing', content: () => '', expected: 'file_missing' },
  {
    title: 'a PDF of 10 MB and a byte',
    content: () => join('%PDF-1.7\n', Buffer.alloc(maxFileBytes - 15), '\n%%EOF\n'),
    expected: 'file_too_large',
  },
  {
    title: 'a JPEG with 10 MB behind it',
    content: async () => join(await jpeg(), Buffer.alloc(maxFileBytes)),
    expected: 'file_too_large',
  },
]

const names: Hostile[] = [
  '../../etc/passwd',
  '..\\..\\boot.ini',
  'a.jpg.exe',
  'a.php.jpg',
  'a.svg',
  '回执\u202Egpj.exe',
  'a\u0007\u001b[31m.jpg',
  'a\u0000.php',
  'a\u200b\u2066b.jpg',
  `${'很长'.repeat(300)}.jpg`,
  '...',
  '.htaccess',
  ' .jpg',
  '<img src=x onerror=alert(1)>.jpg',
  '%2e%2e%2fetc%2fpasswd',
  'a%00.jpg',
  'C:\\CON',
  'ملف.jpg',
  'a";name="purpose.jpg',
  '👨‍👩‍👧.jpg',
  Buffer.from([0xb7, 0xa2, 0xc6, 0xb1, 0x2e, 0x6a, 0x70, 0x67]),
].map((name): Hostile => ({
  title: `a good JPEG called ${JSON.stringify(Buffer.from(name).toString('latin1')).slice(0, 60)}`,
  content: jpeg,
  expected: 'jpg',
  name,
}))

const table = [...notAllowed, ...damaged, ...bombs, ...cleaned, ...documents, ...sizes, ...names]
const goodName = /^[^/\\<>:"|?*\p{Cc}\p{Cf}]{1,80}\.(jpg|png|webp|pdf)$/u

/** Everything that a member uploads a file for. */
const purposes = filesShapes['files.upload'].body.shape.purpose.options
type Purpose = (typeof purposes)[number]
const isOfPicture = (purpose: Purpose) => purpose === 'avatar' || isPhotoKind(purpose)

/** Each file for one of the purposes in turn; the first files once more where there are fewer than purposes. */
const inTurn = (files: readonly Hostile[], given: readonly Purpose[]) =>
  Array.from({ length: Math.max(files.length, given.length) }, (_, n) => {
    const [file, purpose] = [files[n % files.length], given[n % given.length]]
    return file && purpose ? [{ ...file, purpose }] : []
  }).flat()

const isRefused = ({ expected }: Hostile) => expected.includes('_')
const isDocument = ({ expected }: Hostile) => expected === 'pdf'

const kinds = Map.groupBy(table, ({ expected }) => expected)
const uploads = [...kinds].flatMap(([kind, files]) => {
  if (kind !== 'pdf') return inTurn(files, purposes)
  const refused = files.map(file => ({ ...file, expected: 'file_not_picture' as const }))
  const ofDocument = purposes.filter(purpose => !isOfPicture(purpose))
  return inTurn(files, ofDocument).concat(inTurn(refused, purposes.filter(isOfPicture)))
})
type Upload = (typeof uploads)[number]

let portal: Portal
/** One for so many uploads as an hour takes. */
let people: Person[]
beforeAll(async () => {
  portal = await openPortal()
  people = await Promise.all([0, 1, 2].map(() => aMember(portal)))
  for (const { token } of people)
    for (const kind of photoKinds) {
      const body = { kind, version: 0, consent_version: photoConsents[kind].version }
      await portal.ok(consentPhoto, { body }, { token })
    }
})
afterAll(() => portal.close())

/** The request with the name as these bytes. */
function payloadOf(content: Buffer, name: string | Buffer, purpose: Purpose) {
  const { payload, type } = multipart(content, 'NAME-OF-IT', purpose)
  const at = payload.indexOf('NAME-OF-IT')
  return { payload: join(payload.subarray(0, at), name, payload.subarray(at + 10)), type }
}

test('there are a hundred and twenty of them', () => {
  expect(table.length).toBeGreaterThanOrEqual(120)
  expect(new Set(table.map(({ title }) => title)).size).toBe(table.length)
})

test('every one is sent, and every purpose meets every kind', () => {
  expect(new Set(uploads.map(({ title }) => title)).size).toBe(table.length)
  for (const purpose of purposes) {
    const met = uploads.filter(file => file.purpose === purpose).map(({ expected }) => expected)
    const due = [...kinds.keys()].map(kind =>
      kind === 'pdf' && isOfPicture(purpose) ? 'file_not_picture' : kind,
    )
    expect([purpose, new Set(met)]).toEqual([purpose, new Set(due)])
  }
})

/** Sends the file under its own name, else under one with an ending that it may not have. */
async function send(file: Upload) {
  const n = uploads.indexOf(file)
  const content = Buffer.from(await file.content())
  const { payload, type } = payloadOf(
    content,
    file.name ?? `文件.${n % 2 === 0 ? 'jpg' : 'pdf'}`,
    file.purpose,
  )
  const answer = await portal.member.inject({
    method: 'POST',
    url: uploadImage.path,
    headers: { token: people[n % people.length]?.token ?? '', 'content-type': type },
    payload,
  })
  return { content, envelope: answer.json<Envelope<{ name: string; url: string; mime: string }>>() }
}

test.for(uploads.filter(isRefused))('$title for $purpose: $expected', async file => {
  const { envelope } = await send(file)
  expect(envelope).toMatchObject({ code: 422, data: { rule: file.expected } })
})

/** The stored file as a browser gets it: under a harmless name, as what it is, with nothing to load or run. */
async function stored(file: Upload) {
  const { content, envelope } = await send(file)
  expect(envelope).toMatchObject({ code: 200 })
  const { name, url, mime } = envelope.data
  expect(name).toMatch(goodName)
  expect(name.endsWith(`.${file.expected}`)).toBe(true)
  const shown = await portal.member.inject({ url })
  expect(shown.headers).toMatchObject({
    'content-type': mime,
    'x-content-type-options': 'nosniff',
    'content-security-policy': isDocument(file)
      ? "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'"
      : "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
  return { content, shown: shown.rawPayload }
}

test.for(uploads.filter(file => !isRefused(file) && !isDocument(file)))(
  '$title for $purpose: $expected',
  async file => {
    const { shown } = await stored(file)
    expect(shown.includes(mark)).toBe(false)
    const { format, exif, xmp, iptc } = await sharp(shown).metadata()
    expect([format, exif, xmp, iptc]).toEqual([
      file.expected === 'jpg' ? 'jpeg' : file.expected,
      undefined,
      undefined,
      undefined,
    ])
  },
)

test.for(uploads.filter(isDocument))('$title for $purpose: $expected', async file => {
  const { content, shown } = await stored(file)
  expect(shown.equals(content)).toBe(true)
})
