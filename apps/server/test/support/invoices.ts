import type { BodyOf } from '@portal/api/contract/endpoint'
import {
  askInvoiceReversal,
  cancelInvoice,
  getInvoice,
  issueInvoice,
  listInvoiceTitles,
  requestInvoice,
  resendInvoice,
  saveInvoiceTitle,
  sendBackInvoice,
  settleInvoiceReversal,
  uploadInvoiceFile,
} from '@portal/api/contract/invoices.contract'
import type { InvoiceDetail, InvoiceFile, InvoiceTitle } from '@portal/api/contract/invoices.schema'
import type { Envelope } from '@portal/api/contract/endpoint'
import { paidMember } from './journey.ts'
import { openOrders, params } from './orders.ts'
import { aMember, type Person } from './people.ts'
import type { Portal } from './portal.ts'
import { multipartOf } from './uploads.ts'

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
        tax_no: '91110108MA01X7Q24N',
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
  name = '发票.pdf',
): Promise<Envelope<InvoiceFile & { rule?: string }>> {
  const { payload, type } = multipartOf({ invoice_no }, content, name)
  const answer = await portal.manager.inject({
    method: 'POST',
    url: uploadInvoiceFile.path.replace('{prefix}', 'api'),
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

/** A portal with a desk, and what the tests of documents begin with and do. */
export async function openInvoices(options: Parameters<typeof openOrders>[0] = {}) {
  const opened = await openOrders(options)
  const { portal, desk } = opened
  const { finance } = desk

  /** A member with a paid order. */
  async function aPaid() {
    const person = await aMember(portal)
    return { person, orderNo: await paidMember(portal, person, desk) }
  }
  /** A document is asked for the whole of it. */
  async function aRequested() {
    const { person, orderNo } = await aPaid()
    const { invoice_no } = await aRequest(portal, person, orderNo)
    return { person, orderNo, invoice_no }
  }
  /** And it is issued. */
  async function anIssued() {
    const { person, orderNo, invoice_no } = await aRequested()
    const body = await issuedWith(portal, finance, invoice_no)
    await portal.ok(issueInvoice, { params, body }, finance)
    return { person, orderNo, invoice_no, number: body.number }
  }
  return {
    ...opened,
    finance,
    aPaid,
    aRequested,
    anIssued,
    ask: ({ token }: Person, body: BodyOf<typeof requestInvoice>) =>
      portal.call(requestInvoice, { params, body }, { token }),
    cancel: ({ token }: Person, invoice_no: string) =>
      portal.call(cancelInvoice, { params, body: { invoice_no } }, { token }),
    sendBack: (invoice_no: string, reason: string) =>
      portal.call(sendBackInvoice, { params, body: { invoice_no, reason } }, finance),
    issue: (body: BodyOf<typeof issueInvoice>, clerk = finance) =>
      portal.call(issueInvoice, { params, body }, { token: clerk.token }),
    askRed: ({ token }: Person, invoice_no: string, reason = '抬头有误') =>
      portal.call(askInvoiceReversal, { params, body: { invoice_no, reason } }, { token }),
    resend: ({ token }: Person, invoice_no: string, email = 'other@huayue.example', key?: string) =>
      portal.call(
        resendInvoice,
        { params, body: { invoice_no, email } },
        { token, ...(key === undefined ? {} : { key }) },
      ),
    settleRed: (body: BodyOf<typeof settleInvoiceReversal>) =>
      portal.call(settleInvoiceReversal, { params, body }, finance),
    read: ({ token }: Person, invoice_no: string) =>
      portal.ok(getInvoice, { params: { ...params, invoice_no } }, { token }),
    lastTextTo: async ({ phone }: Person) => (await portal.smsTo(phone))[0]?.text,
  }
}
