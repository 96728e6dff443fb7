import { dayOf } from '@portal/api/rules/dates'
import type { DocumentKind } from '@portal/api/rules/invoice'
import { findInvoiceByNumber } from '../invoices/invoices.repository.ts'
import { listBillable } from '../invoices/invoices.service.ts'
import { askReversal, issueInvoice, sendBackInvoice, storeInvoiceFile } from '../invoices/issue.ts'
import { settleMail } from '../invoices/mail-invoice.ts'
import { requestInvoice } from '../invoices/request.ts'
import { system } from '../kernel/callers.ts'
import { listTitles, saveTitle } from '../invoices/titles.service.ts'
import type { OrderKind } from '../orders/orders.service.ts'
import { purchases } from '../purchases.ts'
import type { DemoMember } from './accounts.ts'
import { asMember, asStaff, hour, type DemoWork } from './life.ts'

/** How far a demo document got. */
type InvoiceStage = 'submitted' | 'returned' | 'issued' | 'red_requested'

interface DemoDocument {
  kind: OrderKind
  document_kind: DocumentKind
  stage: InvoiceStage
  /** Its number, once it is issued. */
  serial: number
  /** When it was asked for. */
  hoursAgo: number
}

/** One document for the oldest order that has none; hours ago it was asked for. */
const stages: readonly { memberId: string; stage: InvoiceStage; hoursAgo: number }[] = [
  { memberId: 'member-01', stage: 'issued', hoursAgo: 24 * 90 },
  { memberId: 'member-13', stage: 'submitted', hoursAgo: 52 },
  { memberId: 'member-02', stage: 'red_requested', hoursAgo: 30 },
  { memberId: 'member-03', stage: 'returned', hoursAgo: 27 },
  { memberId: 'member-01', stage: 'submitted', hoursAgo: 3 },
]

/** The smallest page that a reader opens: the demo's documents were issued by nobody. */
const blankPage = new TextEncoder().encode(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
)

const unitTitles: Record<string, { buyer_name: string; tax_no: string }> = {
  'member-01': { buyer_name: '华岳重工集团有限公司', tax_no: '91110108MA01X7Q24N' },
  'member-02': { buyer_name: '西川水务集团有限公司', tax_no: '91510100MA61W3K87R' },
}

/** Documents that demo members asked for, by the same services that the calls use. */
export async function seedInvoices(work: DemoWork, members: readonly DemoMember[]): Promise<void> {
  for (const [index, { memberId, stage, hoursAgo }] of stages.entries()) {
    const member = members.find(({ id }) => id === memberId)
    if (!member) continue
    await seedDocument(work, member, {
      kind: 'dues',
      document_kind: 'receipt',
      stage,
      serial: index,
      hoursAgo,
    })
  }
}

/** One document for the oldest of a member's orders that has none. */
export async function seedDocument(
  work: DemoWork,
  { id, name }: DemoMember,
  { kind, document_kind, stage, serial, hoursAgo }: DemoDocument,
): Promise<void> {
  const at = (ago: number) => new Date(work.now.getTime() - ago * hour)
  const member = work.as(asMember(id), at(hoursAgo))
  const orders = await listBillable(member, purchases, kind)
  const order = orders.at(-1)
  if (!order) return
  const [known] = await listTitles(member)
  const unit = unitTitles[id]
  const title =
    known ??
    (await saveTitle(member, {
      title_type: unit ? 'unit' : 'personal',
      buyer_name: unit?.buyer_name ?? name,
      tax_no: unit?.tax_no ?? '',
      address_phone: unit ? '北京市海淀区知春路 00 号 010-6200 0000' : '',
      bank_account: unit ? '示例银行北京知春路支行 6222000000006621' : '',
      is_default: true,
    }))
  const { invoice_no } = await requestInvoice(member, purchases, kind, {
    document_kind,
    title_id: title.id,
    email: 'caiwu@huayue.example',
    remark: '',
    lines: [{ order_no: order.order_no, amount_fen: order.billable_fen }],
  })
  if (stage === 'submitted') return
  const key = { kind, invoiceNo: invoice_no }
  const finance = work.as(asStaff('finance'), at(hoursAgo - 5))
  if (stage === 'returned') {
    await sendBackInvoice(finance, purchases, key, '抬头请填写与付款人一致的全称')
    return
  }
  const file = await storeInvoiceFile(finance, key, {
    format: 'pdf',
    name: `${title.buyer_name}.pdf`,
    content: blankPage,
  })
  await issueInvoice(finance, purchases, key, {
    number: `0000000000000000${String(serial).padStart(4, '0')}`,
    issued_on: dayOf(finance.now),
    staff_remark: '',
    file_ids: [file.file_id],
  })
  const document = await findInvoiceByNumber(work.db, invoice_no)
  if (document) await settleMail(work.as(system, finance.now), document, { state: 'taken' })
  if (stage === 'issued') return
  await askReversal(work.as(asMember(id), at(2)), purchases, key, '抬头变更，需要重新开具')
}
