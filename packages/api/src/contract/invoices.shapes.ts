import * as z from 'zod/mini'
import {
  invoiceIssueForm,
  invoiceMendForm,
  invoiceRedForm,
  invoiceRequestForm,
  invoiceTitleForm,
  plainTaxNo,
} from '../rules/invoice-form.ts'
import { invoiceStatuses, maxInvoiceOrders } from '../rules/invoice.ts'
import { orderRemarkLimit } from '../rules/order.ts'
import { id, optionalText, orderNo, orderPrefix, paging, positiveFen, tableFile, text } from './fields.ts'
import { formShape } from './form-schema.ts'
import {
  billableOrder,
  documentKind,
  invoiceDetail,
  invoiceFile,
  invoiceList,
  invoiceNo,
  invoiceRow,
  invoiceTitle,
} from './invoices.schema.ts'
import type { Shape } from './shape.ts'

const digitsOnly = (label: string) => z.regex(/^\d{8,20}$/, `${label}是 8 至 20 位数字`)
/** A tax number made plain: 15 to 20 digits and capitals, or nothing. */
const taxNo = z._default(
  z
    .string('税号格式不正确')
    .check(z.overwrite(plainTaxNo), z.regex(/^(?:[0-9A-Z]{15,20})?$/, '税号是 15 至 20 位数字或大写字母')),
  '',
)
const issue = formShape(invoiceIssueForm.fields)
const red = formShape(invoiceRedForm.fields)
const mended = formShape(invoiceMendForm.fields)
const requested = formShape(invoiceRequestForm.fields)

const oneInvoice = { invoice_no: invoiceNo }

/** What a document is made out to and stands for. */
const request = {
  document_kind: documentKind,
  title_id: z.string('请选择发票抬头').check(z.regex(/^[\w-]{1,64}$/, '请选择发票抬头')),
  email: requested.email,
  remark: requested.remark,
  lines: z.array(z.object({ order_no: orderNo, amount_fen: positiveFen }), '请选择要开票的订单').check(
    z.minLength(1, '请选择要开票的订单'),
    z.maxLength(maxInvoiceOrders, `一张票据最多合并 ${maxInvoiceOrders} 笔订单`),
    z.refine(
      lines => new Set(lines.map(line => line.order_no)).size === lines.length,
      '同一笔订单只能选一次',
    ),
  ),
}

const statusFilter = z.optional(
  z
    .string('状态不正确')
    .check(
      z.refine(list => list.split(',').every(one => invoiceStatuses.some(s => s === one)), '状态不正确'),
    ),
)

/** What each call in invoices.contract.ts takes and answers, and who may make it. */
export const invoicesShapes = {
  'invoices.titles': {
    summary: "A member's title book, the default first (D6)",
    who: { member: true },
    data: z.object({ list: z.array(invoiceTitle) }),
  },

  'invoices.saveTitle': {
    summary: 'Add a title to the book or change one; the first is the default (D6)',
    who: { member: 'own' },
    body: z.object({
      title_id: z.optional(id),
      ...formShape(invoiceTitleForm.fields),
      tax_no: taxNo,
      is_default: z._default(z.boolean('默认抬头不正确'), false),
    }),
    data: invoiceTitle,
  },

  'invoices.removeTitle': {
    summary: 'Take a title out of the book; documents keep what they were made out to',
    who: { member: 'own' },
    body: z.object({ title_id: id }),
    data: z.object({}),
  },

  'invoices.list': {
    summary: "A member's own documents; for finance and super all (D3, D6)",
    who: { member: true, staff: 'invoices.read' },
    params: orderPrefix,
    query: z.object({
      /** Comma-separated values of invoice_status. */
      status: statusFilter,
      /** Number of the request or document, or part of the buyer's name. */
      q: z.optional(text('关键词', 50, 0)),
      /** `status`: by state as `status` names them, the earliest of each first; what `q` finds by time alone. */
      sort: z._default(
        z.enum(['submitted_at', '-submitted_at', 'status'], '排序方式不正确'),
        '-submitted_at',
      ),
      ...paging([20, 10, 50, 100]),
    }),
    data: invoiceList,
  },

  'invoices.ofOrder': {
    summary: 'Documents that stand for an order, the newest first (D6)',
    who: { member: 'own', staff: 'invoices.read' },
    params: z.extend(orderPrefix, { order_no: orderNo }),
    data: z.object({ list: z.array(invoiceRow) }),
  },

  'invoices.billable': {
    summary: 'Paid orders of the member that no document stands for, or not for all of them (D6)',
    who: { member: true },
    params: orderPrefix,
    data: z.object({ list: z.array(billableOrder) }),
  },

  'invoices.get': {
    summary: 'One document with its orders, files and history',
    who: { member: 'own', staff: 'invoices.read' },
    params: z.extend(orderPrefix, oneInvoice),
    data: invoiceDetail,
  },

  'invoices.request': {
    summary: 'Ask for a document for one order, a part of one, or several under one title and kind (D6)',
    who: { member: 'own' },
    params: orderPrefix,
    body: z.object(request),
    data: invoiceDetail,
  },

  'invoices.resubmit': {
    summary: 'Hand in again what was sent back: returned → submitted (D6)',
    who: { member: 'own' },
    params: orderPrefix,
    body: z.object({ ...oneInvoice, ...request }),
    data: invoiceDetail,
  },

  'invoices.cancel': {
    summary: 'Give a request up before it is issued (D6)',
    who: { member: 'own' },
    params: orderPrefix,
    body: z.object(oneInvoice),
    data: invoiceDetail,
  },

  'invoices.export': {
    summary:
      'The documents in some states as a table, the earliest request first; without states all of them',
    who: { staff: 'invoices.manage' },
    params: orderPrefix,
    body: z.object({ status: statusFilter }),
    data: tableFile,
  },

  'invoices.sendBack': {
    summary: 'Send a request back with a reason: submitted, failed → returned (D6)',
    who: { staff: 'invoices.manage' },
    params: orderPrefix,
    body: z.object({ ...oneInvoice, reason: optionalText('退回原因', orderRemarkLimit) }),
    data: invoiceDetail,
  },

  'invoices.upload': {
    summary: 'Store one PDF, OFD or XML file (by content, at most 5 MB) of a request (D6)',
    who: { staff: 'invoices.manage' },
    params: orderPrefix,
    body: z.object(oneInvoice),
    data: invoiceFile,
  },

  'invoices.issue': {
    summary: 'Register number, day and files of the issued document: submitted → issued (D6)',
    who: { staff: 'invoices.manage' },
    params: orderPrefix,
    body: z.object({
      ...oneInvoice,
      number: issue.number.check(digitsOnly(invoiceIssueForm.fields.number.label)),
      issued_on: issue.issued_on,
      staff_remark: issue.staff_remark,
      file_ids: z.array(id, '请上传发票文件').check(z.maxLength(3, '每种格式上传一份')),
    }),
    data: invoiceDetail,
  },

  'invoices.handOver': {
    summary: 'Have the platform issue a document: submitted → issuing → issued, failed (D6)',
    who: { staff: 'invoices.manage' },
    params: orderPrefix,
    body: z.object(oneInvoice),
    data: invoiceDetail,
  },

  'invoices.retry': {
    summary: 'Have the platform try again what it did not issue: failed → issuing (D6)',
    who: { staff: 'invoices.manage' },
    params: orderPrefix,
    body: z.object(oneInvoice),
    data: invoiceDetail,
  },

  'invoices.mend': {
    summary: 'Mend the title and have the platform try again: failed → issuing; the member reads why (D6)',
    who: { staff: 'invoices.manage' },
    params: orderPrefix,
    body: z.object({ ...oneInvoice, ...mended, tax_no: taxNo }),
    data: invoiceDetail,
  },

  'invoices.resend': {
    summary: 'Mail an issued document once more, to the same address or another, which it keeps (D6)',
    who: { member: 'own', staff: 'invoices.manage' },
    params: orderPrefix,
    body: z.object({ ...oneInvoice, email: requested.email }),
    data: invoiceDetail,
  },

  'invoices.askReversal': {
    summary: 'Ask for a red letter with a reason: issued → red_requested (D6)',
    who: { member: 'own', staff: 'invoices.manage' },
    params: orderPrefix,
    body: z.object({ ...oneInvoice, reason: optionalText('红冲原因', orderRemarkLimit) }),
    data: invoiceDetail,
  },

  'invoices.settleReversal': {
    summary: 'Register the red letter, or refuse it: red_requested → red_done, issued (D6)',
    who: { staff: 'invoices.manage' },
    params: orderPrefix,
    body: z.object({
      ...oneInvoice,
      result: z.enum(['done', 'refused'], '请选择处理结果'),
      red_number: z.optional(red.red_number.check(digitsOnly(invoiceRedForm.fields.red_number.label))),
      reversed_on: z.optional(red.reversed_on),
      reason: optionalText('驳回原因', orderRemarkLimit),
    }),
    data: invoiceDetail,
  },

  'invoices.handOverReversal': {
    summary: 'Have the platform issue the red letter: red_requested → red_done (D6)',
    who: { staff: 'invoices.manage' },
    params: orderPrefix,
    body: z.object(oneInvoice),
    data: invoiceDetail,
  },
} as const satisfies Record<string, Shape>
