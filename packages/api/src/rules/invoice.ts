import { invoiceStatusLook } from './invoice-looks.ts'
import { allowedActs, defineLife, type ActOf, type ActorOf, type StatusOf } from './life.ts'

/** What the association can issue for money that was paid (D6). */
export const documentKinds = {
  receipt: '会费票据',
  ordinary: '增值税普通发票',
  special: '增值税专用发票',
} as const
export type DocumentKind = keyof typeof documentKinds

/** Dues are no taxable sale: they get a receipt, evaluations an invoice (D6). */
export const documentKindsOf = {
  dues: ['receipt'],
  evaluation: ['ordinary', 'special'],
} as const satisfies Record<'dues' | 'evaluation', readonly DocumentKind[]>

export const isKindFor = (orderKind: 'dues' | 'evaluation', kind: DocumentKind): boolean =>
  documentKindsOf[orderKind].some(one => one === kind)

/** Why a kind of document is not offered for an order of a kind. */
export const whyNotOffered = {
  dues: '仅限评价费等应税项目',
  evaluation: '仅限会费项目',
} as const

/** Who issues documents: finance by hand, who registers what the tax platform gave, or a platform that is connected (D6). */
export const invoiceProviders = ['manual', 'sandbox'] as const
export type InvoiceProvider = (typeof invoiceProviders)[number]

/** A document for what was paid (D6). */
export const invoiceLife = defineLife({
  name: '发票',
  states: invoiceStatusLook,
  sets: {
    /** Something of the order's money is taken by it; the others have given theirs back. */
    holding: ['submitted', 'issuing', 'failed', 'issued', 'red_requested'],
    /** The most urgent first. */
    waitsForFinance: ['failed', 'submitted', 'red_requested'],
    /** Not issued, and the member may still give it up. */
    cancellable: ['submitted', 'returned'],
    /** There is a number and a file. */
    numbered: ['issued', 'red_requested', 'red_done'],
  },
  actors: { member: '会员', finance: '财务', platform: '开票平台', mail: '邮件' },
  acts: {
    request: { from: [], to: 'submitted', by: ['member'], label: '申请开票', history: '提交开票申请' },
    send_back: {
      from: ['submitted', 'failed'],
      to: 'returned',
      by: ['finance'],
      label: '退回申请',
      history: '退回开票申请',
    },
    resubmit: {
      from: ['returned'],
      to: 'submitted',
      by: ['member'],
      label: '重新提交',
      history: '重新提交开票申请',
    },
    cancel: {
      from: 'cancellable',
      to: 'cancelled',
      by: ['member'],
      label: '取消申请',
      history: '取消开票申请',
    },
    issue: { from: ['submitted', 'failed'], to: 'issued', by: ['finance'], label: '登记开票' },
    hand_over: {
      from: ['submitted'],
      to: 'issuing',
      by: ['finance'],
      label: '开具',
      history: '交开票平台开具',
    },
    issue_there: {
      from: ['issuing'],
      to: 'issued',
      by: ['platform'],
      label: '开出',
      history: '开票平台开出',
    },
    fail: {
      from: ['issuing'],
      to: 'failed',
      by: ['platform'],
      label: '没有开出',
      history: '开票平台没有开出',
    },
    retry: {
      from: ['failed'],
      to: 'issuing',
      by: ['finance'],
      label: '重试',
      history: '重新交开票平台开具',
    },
    mend: {
      from: ['failed'],
      to: 'issuing',
      by: ['finance'],
      label: '改抬头后重试',
      history: '更正抬头，重新开具',
    },
    // what was on its way when a reversal was asked for arrives
    deliver: {
      from: ['issued', 'red_requested'],
      by: ['mail'],
      label: '送达',
      history: '送达接收邮箱',
    },
    bounce: { from: ['issued'], by: ['mail'], label: '没有送达', history: '没有送达接收邮箱' },
    resend: { from: ['issued'], by: ['member', 'finance'], label: '重新发送' },
    ask_red: {
      from: ['issued'],
      to: 'red_requested',
      by: ['member', 'finance'],
      label: '申请红冲',
    },
    refuse_red: { from: ['red_requested'], to: 'issued', by: ['finance'], label: '驳回红冲' },
    reverse: { from: ['red_requested'], to: 'red_done', by: ['finance'], label: '登记红冲' },
    hand_over_red: {
      from: ['red_requested'],
      by: ['finance'],
      label: '交平台红冲',
      history: '交开票平台红冲',
    },
    fail_red: {
      from: ['red_requested'],
      by: ['platform'],
      label: '没有红冲',
      history: '开票平台没有红冲',
    },
    reverse_there: {
      from: ['red_requested'],
      to: 'red_done',
      by: ['platform'],
      label: '红冲完成',
      history: '开票平台红冲完成',
    },
  },
})

export type InvoiceStatus = StatusOf<typeof invoiceLife>
export type InvoiceAct = ActOf<typeof invoiceLife>
export type InvoiceActor = ActorOf<typeof invoiceLife>
export const invoiceStatuses = invoiceLife.statuses

/** Mails with one document, and mails that one account asks for, in a day. */
export const maxInvoiceMailsPerDay = 5
export const maxAskedMailsPerDay = 50

export const actsOnInvoice = (status: InvoiceStatus, who: InvoiceActor): InvoiceAct[] =>
  allowedActs(invoiceLife, status, who)

/** Value added tax on taxable lines, in hundredths (D6). */
export const vatPercent = 6

/** What of a taxed amount is tax: amounts include it, and net and tax add up to the fen. Null: nothing is taxed. */
export function taxOf(kind: DocumentKind, amountFen: number): { net_fen: number; tax_fen: number } | null {
  if (kind === 'receipt') return null
  const net_fen = Math.round((amountFen * 100) / (100 + vatPercent))
  return { net_fen, tax_fen: amountFen - net_fen }
}

/** Bytes of GBK that the tax platform takes (D6). */
export const maxBuyerNameBytes = 100
export const maxInvoiceRemarkBytes = 230

/** Orders that one document may stand for. */
export const maxInvoiceOrders = 20
/** Titles that one member may keep. */
export const maxInvoiceTitles = 20

/** Files of one document, each once (D6). */
export const invoiceFormats = { pdf: 'PDF', ofd: 'OFD', xml: 'XML' } as const
export type InvoiceFormat = keyof typeof invoiceFormats
export const invoiceMimes = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  xml: 'application/xml',
} as const satisfies Record<InvoiceFormat, string>
export const maxInvoiceFileMegabytes = 5
export const maxInvoiceFileBytes = maxInvoiceFileMegabytes * 1024 * 1024
/** Files that one account may upload in a day (D6). */
export const maxInvoiceFilesPerDay = 200

/** `20260518 0042`: grouped for reading only. */
export const groupInvoiceNo = (no: string): string => `${no.slice(0, 8)} ${no.slice(8)}`
/** `2611 2000 0000 4183 7752`: the number that the tax platform or the ministry gave, grouped for reading only. */
export const groupDocumentNumber = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ')
