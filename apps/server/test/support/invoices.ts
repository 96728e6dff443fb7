import type { BodyOf } from '@portal/api/contract/endpoint'
import {
  issueInvoice,
  listInvoiceTitles,
  requestInvoice,
  saveInvoiceTitle,
  uploadInvoiceFile,
} from '@portal/api/contract/invoices.contract'
import type { InvoiceDetail, InvoiceFile, InvoiceTitle } from '@portal/api/contract/invoices.schema'
import type { Envelope } from '@portal/api/contract/endpoint'
import type { Person } from './people.ts'
import type { Portal } from './portal.ts'
import { multipartOf } from './uploads.ts'

type Prefix = 'api' | 'nrckapi'

/** The smallest file that a reader takes for a PDF. */
export const aPdf = Buffer.from('%PDF-1.4\n%%EOF\n')

let numbers = 0
export const documentNumber = (): string => `2611${String(++numbers).padStart(16, '0')}`

export const aTitle = (
  portal: Portal,
  { token }: Person,
  part: Partial<BodyOf<typeof saveInvoiceTitle>> = {},
): Promise<InvoiceTitle> =>
  portal.ok(
    saveInvoiceTitle,
    {
      body: {
        title_type: 'unit',
        buyer_name: '华岳重工集团有限公司',
        tax_no: '91110108MA01X7Q24R',
        ...part,
      },
    },
    { token },
  )

export const requestOf = (
  title: InvoiceTitle,
  lines: readonly { order_no: string; amount_fen: number }[],
  document_kind: 'receipt' | 'ordinary' | 'special' = 'receipt',
): BodyOf<typeof requestInvoice> => ({
  document_kind,
  title_id: title.id,
  email: 'caiwu@huayue.example',
  remark: '财务部',
  lines: [...lines],
})

/** A member's request for the whole of an order. */
export async function aRequest(
  portal: Portal,
  person: Person,
  orderNo: string,
  amount_fen = 20_000,
): Promise<InvoiceDetail> {
  const { token } = person
  const { list } = await portal.ok(listInvoiceTitles, {}, { token })
  const title = list[0] ?? (await aTitle(portal, person))
  const body = requestOf(title, [{ order_no: orderNo, amount_fen }])
  return portal.ok(requestInvoice, { params: { prefix: 'api' }, body }, { token })
}

/** Sends a document's file as a browser does. */
export async function uploadDocument(
  portal: Portal,
  { token }: Person,
  invoice_no: string,
  content: Buffer,
  { name = '发票.pdf', prefix = 'api' as Prefix } = {},
): Promise<Envelope<InvoiceFile & { rule?: string }>> {
  const { payload, type } = multipartOf({ invoice_no }, content, name)
  const answer = await portal.manager.inject({
    method: 'POST',
    url: uploadInvoiceFile.path.replace('{prefix}', prefix),
    headers: { token, 'content-type': type },
    payload,
  })
  return answer.json()
}

/** What finance sends to register a document with one file. */
export async function issuedWith(
  portal: Portal,
  clerk: Person,
  invoice_no: string,
  part: Partial<BodyOf<typeof issueInvoice>> = {},
): Promise<BodyOf<typeof issueInvoice>> {
  const { data } = await uploadDocument(portal, clerk, invoice_no, aPdf)
  return {
    invoice_no,
    number: documentNumber(),
    issued_on: '2026-05-18',
    file_ids: [data.file_id],
    ...part,
  }
}
