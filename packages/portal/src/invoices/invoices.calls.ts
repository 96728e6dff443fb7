import type { contract } from '@portal/api/contract'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { maxInvoiceFileBytes, maxInvoiceFilesPerDay } from '@portal/api/rules/invoice'
import { readDocument } from './document-format.ts'
import { enforceLimit } from '../kernel/limits.ts'
import { limitTables, offerTable } from '../money-tables/offer-table.ts'
import type { HandlersOf } from '../kernel/answer.ts'
import { orderKindOf } from '../orders/orders.service.ts'
import type { Purchases } from '../orders/purchase.ts'
import type { Host } from '../ports.ts'
import { handOverInvoice, mendInvoice } from './hand-over.ts'
import { invoiceTableId } from './invoice-table.ts'
import {
  getInvoice,
  listBillable,
  listInvoices,
  listOfOrder,
  statusesOf,
  type InvoiceKey,
} from './invoices.service.ts'
import { askReversal, issueInvoice, sendBackInvoice, settleReversal, storeInvoiceFile } from './issue.ts'
import { resendInvoice } from './mail-invoice.ts'
import { cancelInvoice, requestInvoice, resubmitInvoice } from './request.ts'
import { listTitles, removeTitle, saveTitle } from './titles.service.ts'

/** Money is acknowledged only when it is on the disk. */
const durable = { durable: true }

const keyOf = ({ params }: { params: { prefix: 'api' | 'nrckapi' } }, invoiceNo: string): InvoiceKey => ({
  kind: orderKindOf(params.prefix),
  invoiceNo,
})

export const invoicesHandlers = (
  host: Host,
  purchases: Purchases,
): HandlersOf<(typeof contract)['invoices']> => ({
  'invoices.titles': async ({ context }) => ({ list: await listTitles(context) }),

  'invoices.saveTitle': ({ transaction, input: { body } }) => transaction(work => saveTitle(work, body)),

  'invoices.removeTitle': ({ transaction, input: { body } }) =>
    transaction(work => removeTitle(work, body.title_id)),

  'invoices.list': ({ context, input: { params, query } }) =>
    listInvoices(context, orderKindOf(params.prefix), query),

  'invoices.export': async ({ transaction, caller, input: { params, body }, now }) => {
    await limitTables(host, caller, now)
    const id = invoiceTableId({ kind: orderKindOf(params.prefix), statuses: statusesOf(body.status) })
    return transaction(work => offerTable(work, { kind: 'invoices', id }))
  },

  'invoices.ofOrder': async ({ context, input: { params } }) => ({
    list: await listOfOrder(context, orderKindOf(params.prefix), params.order_no),
  }),

  'invoices.billable': async ({ context, input: { params } }) => ({
    list: await listBillable(context, purchases, orderKindOf(params.prefix)),
  }),

  'invoices.get': ({ context, input }) =>
    getInvoice(context, purchases, keyOf(input, input.params.invoice_no)),

  'invoices.request': ({ transaction, input: { params, body } }) =>
    transaction(work => requestInvoice(work, purchases, orderKindOf(params.prefix), body), durable),

  'invoices.resubmit': ({ transaction, input }) => {
    const { invoice_no, ...request } = input.body
    return transaction(work => resubmitInvoice(work, purchases, keyOf(input, invoice_no), request), durable)
  },

  'invoices.cancel': ({ transaction, input }) =>
    transaction(work => cancelInvoice(work, purchases, keyOf(input, input.body.invoice_no)), durable),

  'invoices.sendBack': ({ transaction, input }) => {
    const { invoice_no, reason } = input.body
    return transaction(work => sendBackInvoice(work, purchases, keyOf(input, invoice_no), reason), durable)
  },

  'invoices.upload': async ({ transaction, caller, input, file, now, refuse }) => {
    const limit = { key: `invoice_file:${caller.id}`, max: maxInvoiceFilesPerDay, windowMs: 86_400_000 }
    // outside the unit of work: a refused upload counts too
    await enforceLimit(host.db.pool, limit, now, answerTexts.uploadsTooMany)
    const document = readDocument(file, maxInvoiceFileBytes, refuse)
    return transaction(work => storeInvoiceFile(work, keyOf(input, input.body.invoice_no), document))
  },

  'invoices.issue': ({ transaction, input }) => {
    const { invoice_no, ...issued } = input.body
    return transaction(work => issueInvoice(work, purchases, keyOf(input, invoice_no), issued), durable)
  },

  'invoices.handOver': ({ transaction, input }) =>
    transaction(
      work => handOverInvoice(work, purchases, keyOf(input, input.body.invoice_no), 'hand_over'),
      durable,
    ),

  'invoices.retry': ({ transaction, input }) =>
    transaction(
      work => handOverInvoice(work, purchases, keyOf(input, input.body.invoice_no), 'retry'),
      durable,
    ),

  'invoices.mend': ({ transaction, input }) => {
    const { invoice_no, ...title } = input.body
    return transaction(work => mendInvoice(work, purchases, keyOf(input, invoice_no), title), durable)
  },

  'invoices.resend': ({ transaction, input }) => {
    const { invoice_no, email } = input.body
    return transaction(work => resendInvoice(work, purchases, keyOf(input, invoice_no), email), durable)
  },

  'invoices.askReversal': ({ transaction, input }) => {
    const { invoice_no, reason } = input.body
    return transaction(work => askReversal(work, purchases, keyOf(input, invoice_no), reason), durable)
  },

  'invoices.settleReversal': ({ transaction, input }) => {
    const { invoice_no, ...reversal } = input.body
    return transaction(work => settleReversal(work, purchases, keyOf(input, invoice_no), reversal), durable)
  },

  'invoices.handOverReversal': ({ transaction, input }) =>
    transaction(
      work => handOverInvoice(work, purchases, keyOf(input, input.body.invoice_no), 'hand_over_red'),
      durable,
    ),
})
