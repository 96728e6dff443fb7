import type { ComponentType } from 'react'
import { listBillableOrders, listInvoices, listInvoiceTitles } from '@portal/api/contract/invoices.contract'
import type { InvoiceRow } from '@portal/api/contract/invoices.schema'
import {
  aBillableOrder,
  aMailPutOff,
  anInvoice,
  anInvoiceMail,
  anInvoiceTitle,
  invoiceFiles,
} from '@portal/api/fixtures/invoices'
import { mock } from '@portal/api/mocks'
import { ToastRegion } from '@portal/ui/toast'

export const billable = mock(listBillableOrders)
export const titles = mock(listInvoiceTitles)
export const list = mock(listInvoices)

export const orders = [
  aBillableOrder(),
  aBillableOrder({
    order_no: '2025032200031',
    paid_fen: 20_000,
    billable_fen: 5_000,
    paid_at: '2025-03-22 09:00:00',
  }),
]
export const book = [
  anInvoiceTitle(),
  anInvoiceTitle({
    id: 't2',
    title_type: 'personal',
    buyer_name: '陈知行',
    tax_no: '',
    address_phone: '',
    bank_account: '',
    is_default: false,
  }),
]

const issued = {
  number: '26112000000041837752',
  issued_on: '2026-05-18',
  files: invoiceFiles,
  mail: anInvoiceMail(),
} as const satisfies Partial<InvoiceRow>

/** One of each state. */
export const invoices: InvoiceRow[] = [
  anInvoice({ id: 'i1', invoice_no: '202605180042' }),
  anInvoice({
    id: 'i2',
    invoice_no: '202605170037',
    invoice_status: 'returned',
    reason: '抬头与税号不符，请核对营业执照。',
  }),
  anInvoice({
    id: 'i3',
    invoice_no: '202605160031',
    invoice_status: 'issued',
    orders: ['2026032200087', '2025032200031'],
    amount_fen: 40_000,
    ...issued,
  }),
  anInvoice({
    id: 'i4',
    invoice_no: '202605150030',
    invoice_status: 'red_requested',
    reason: '抬头变更',
    ...issued,
  }),
  anInvoice({ id: 'i5', invoice_no: '202605140029', invoice_status: 'red_done', ...issued }),
  anInvoice({ id: 'i6', invoice_no: '202605130028', invoice_status: 'cancelled' }),
]

/** What a platform is issuing, and what it did not issue: for the member both are on their way. */
export const atThePlatform: InvoiceRow[] = [
  anInvoice({
    id: 'i7',
    invoice_no: '202605120027',
    invoice_status: 'issuing',
    handed_at: '2026-05-18 14:39:00',
  }),
  anInvoice({ id: 'i8', invoice_no: '202605110026', invoice_status: 'failed' }),
]

/** Issued, and how the mail with it stands: on its way, put off, given up, and none of old ones. */
export const mailed: InvoiceRow[] = [
  anInvoice({
    ...issued,
    id: 'i9',
    invoice_status: 'issued',
    mail: anInvoiceMail({ state: 'waiting' }),
  }),
  anInvoice({
    ...issued,
    id: 'i12',
    invoice_no: '202605180043',
    invoice_status: 'issued',
    mail: aMailPutOff,
  }),
  anInvoice({
    ...issued,
    id: 'i10',
    invoice_no: '202605180041',
    invoice_status: 'issued',
    mail: anInvoiceMail({ to: 'caiwu@huayve.example', state: 'failed', trouble: '收件邮箱不存在或拒收' }),
  }),
  anInvoice({ ...issued, id: 'i11', invoice_no: '202605180040', invoice_status: 'issued', mail: null }),
]

/** A page with a heading, and room for what is told in a corner. */
export const onPage = (Story: ComponentType) => (
  <>
    <h1>订单与发票</h1>
    <Story />
    <ToastRegion />
  </>
)
