import type { InvoiceFormat } from '@portal/api/rules/invoice'
import { safeName } from '../files/files.service.ts'
import type { Refuse } from '../kernel/refusal.ts'
import type { UploadedFile } from '../ports.ts'

const latin = new TextDecoder('latin1')
const textOf = (content: Uint8Array) => latin.decode(content)

const isPdf = (content: Uint8Array) => textOf(content.subarray(0, 5)) === '%PDF-'
const isWholePdf = (content: Uint8Array) => textOf(content.subarray(-2048)).includes('%%EOF')

const isZip = (content: Uint8Array) => textOf(content.subarray(0, 4)) === 'PK\u0003\u0004'
/** A zip ends in the list of what it holds; an OFD package holds OFD.xml at its root (GB/T 33190). */
const endsAsZip = (content: Uint8Array) => textOf(content.subarray(-65_557)).includes('PK\u0005\u0006')
const holdsOfd = (content: Uint8Array) =>
  textOf(content)
    .split('PK\u0001\u0002')
    .slice(1)
    .some(entry => entry.startsWith('OFD.xml', 42))

/** The beginning of a text in UTF-8, without its mark. */
const headOf = (content: Uint8Array) =>
  new TextDecoder('utf-8').decode(content.subarray(0, 4096)).replace(/^\uFEFF/, '')
const isXml = (content: Uint8Array) => /^<\?xml\s/.test(headOf(content))
/** Nothing that a reader would have to expand or fetch. */
const isPlainXml = (content: Uint8Array) => {
  const text = textOf(content)
  return !/<!(?:DOCTYPE|ENTITY)/i.test(text) && /<\/[^<>]+>\s*$|\/>\s*$/.test(text)
}

/** What a file of a document is, by its content and whatever it is called; or what is wrong with it. */
export function formatOf(content: Uint8Array): InvoiceFormat | 'invoice_file_type' | 'file_damaged' {
  if (isPdf(content)) return isWholePdf(content) ? 'pdf' : 'file_damaged'
  if (isZip(content)) {
    if (!endsAsZip(content)) return 'file_damaged'
    return holdsOfd(content) ? 'ofd' : 'invoice_file_type'
  }
  if (isXml(content)) return isPlainXml(content) ? 'xml' : 'file_damaged'
  return 'invoice_file_type'
}

/** An upload of a document's file, judged by size and content. */
export function readDocument(
  file: UploadedFile | null,
  maxBytes: number,
  refuse: Refuse<'file_missing' | 'invoice_file_too_large' | 'invoice_file_type' | 'file_damaged'>,
): { format: InvoiceFormat; name: string; content: Uint8Array } {
  if (!file || file.content.length === 0) throw refuse('file_missing')
  const { name, content, tooLarge } = file
  if (tooLarge || content.length > maxBytes) throw refuse('invoice_file_too_large')
  const format = formatOf(content)
  if (format === 'invoice_file_type' || format === 'file_damaged') throw refuse(format)
  return { format, name: safeName(name, format), content }
}
