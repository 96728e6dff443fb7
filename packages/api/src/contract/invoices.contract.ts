import type { Endpoint } from './endpoint.ts'

export const listInvoiceTitles = {
  name: 'invoices.titles',
  method: 'get',
  path: '/api/invoice_titles',
  rules: [],
} as const satisfies Endpoint

/** Adds a title, or changes the one that is named. */
export const saveInvoiceTitle = {
  name: 'invoices.saveTitle',
  method: 'post',
  path: '/api/invoice_titles',
  idempotent: true,
  rules: ['title_exists', 'titles_too_many'],
} as const satisfies Endpoint

export const removeInvoiceTitle = {
  name: 'invoices.removeTitle',
  method: 'post',
  path: '/api/invoice_titles/remove',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

export const listInvoices = {
  name: 'invoices.list',
  method: 'get',
  path: '/{prefix}/invoices',
  rules: [],
} as const satisfies Endpoint

/** The documents of a tab of the desk as a table. */
export const exportInvoices = {
  name: 'invoices.export',
  method: 'post',
  path: '/{prefix}/invoices/exports',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

/** Documents of one order. */
export const listOrderInvoices = {
  name: 'invoices.ofOrder',
  method: 'get',
  path: '/{prefix}/orders/{order_no}/invoices',
  rules: [],
} as const satisfies Endpoint

/** Orders of the member for which a document can be asked now. */
export const listBillableOrders = {
  name: 'invoices.billable',
  method: 'get',
  path: '/{prefix}/invoices/billable',
  rules: [],
} as const satisfies Endpoint

export const getInvoice = {
  name: 'invoices.get',
  method: 'get',
  path: '/{prefix}/invoices/{invoice_no}',
  rules: [],
} as const satisfies Endpoint

export const requestInvoice = {
  name: 'invoices.request',
  method: 'post',
  path: '/{prefix}/invoices',
  idempotent: true,
  rules: ['title_missing', 'document_kind_unfit', 'tax_no_needed', 'not_billable', 'billed_too_much'],
} as const satisfies Endpoint

/** The member mends a request that was sent back. */
export const resubmitInvoice = {
  name: 'invoices.resubmit',
  method: 'post',
  path: '/{prefix}/invoices/resubmit',
  idempotent: true,
  rules: ['title_missing', 'document_kind_unfit', 'tax_no_needed', 'not_billable', 'billed_too_much'],
} as const satisfies Endpoint

export const cancelInvoice = {
  name: 'invoices.cancel',
  method: 'post',
  path: '/{prefix}/invoices/cancel',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

export const sendBackInvoice = {
  name: 'invoices.sendBack',
  method: 'post',
  path: '/{prefix}/invoices/return',
  idempotent: true,
  rules: ['reason_needed'],
} as const satisfies Endpoint

/** Finance stores a file of a document; it belongs to the document once that is registered with it. */
export const uploadInvoiceFile = {
  name: 'invoices.upload',
  method: 'post',
  path: '/{prefix}/invoices/file',
  upload: true,
  rules: ['file_missing', 'invoice_file_too_large', 'invoice_file_type', 'file_damaged'],
} as const satisfies Endpoint

export const issueInvoice = {
  name: 'invoices.issue',
  method: 'post',
  path: '/{prefix}/invoices/issue',
  idempotent: true,
  rules: ['document_number_used', 'issued_in_future', 'invoice_file_needed', 'file_missing'],
} as const satisfies Endpoint

/** The platform is to issue what was asked for; what becomes of it is told by the document. */
export const handOverInvoice = {
  name: 'invoices.handOver',
  method: 'post',
  path: '/{prefix}/invoices/hand_over',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

/** Once more, after the platform did not issue it. */
export const retryInvoice = {
  name: 'invoices.retry',
  method: 'post',
  path: '/{prefix}/invoices/retry',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

/** Once more with the title mended, where the platform knows the buyer otherwise. */
export const mendInvoice = {
  name: 'invoices.mend',
  method: 'post',
  path: '/{prefix}/invoices/mend',
  idempotent: true,
  rules: ['title_unchanged', 'tax_no_needed'],
} as const satisfies Endpoint

/** Mails an issued document once more, to the same address or another. */
export const resendInvoice = {
  name: 'invoices.resend',
  method: 'post',
  path: '/{prefix}/invoices/resend',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

export const askInvoiceReversal = {
  name: 'invoices.askReversal',
  method: 'post',
  path: '/{prefix}/invoices/red',
  idempotent: true,
  rules: ['reason_needed'],
} as const satisfies Endpoint

/** Finance registers the red letter, or refuses the reversal with a reason. */
export const settleInvoiceReversal = {
  name: 'invoices.settleReversal',
  method: 'post',
  path: '/{prefix}/invoices/red_result',
  idempotent: true,
  rules: ['document_number_needed', 'document_number_used', 'reversed_in_future', 'reason_needed'],
} as const satisfies Endpoint

/** The platform is to issue the red letter, also once more after it did not. */
export const handOverReversal = {
  name: 'invoices.handOverReversal',
  method: 'post',
  path: '/{prefix}/invoices/red_hand_over',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint
