import { documentKinds } from '@portal/api/rules/invoice'
import type { Sms } from '../kernel/outbox.ts'
import type { InvoiceRecord } from './invoices.repository.ts'

const notice = (phone: string, text: string): Sms => ({ phone, scene: 'notice', text })

export const noticeInvoiceReturned = (phone: string, { invoice_no }: InvoiceRecord): Sms =>
  notice(phone, `您的开票申请 ${invoice_no} 已退回，请登录会员中心查看原因，修改后重新提交。`)

export const noticeInvoiceIssued = (
  phone: string,
  { invoice_no, document_kind, title_note }: InvoiceRecord,
): Sms =>
  notice(
    phone,
    `您申请的${documentKinds[document_kind]}（${invoice_no}）已开具，${title_note === '' ? '' : '抬头由协会更正，'}请登录会员中心下载。`,
  )

export const noticeMailFailed = (phone: string, { invoice_no, document_kind }: InvoiceRecord): Sms =>
  notice(
    phone,
    `您的${documentKinds[document_kind]}（${invoice_no}）没有送达接收邮箱，请登录会员中心下载，或者换一个邮箱重新发送。`,
  )

export const noticeInvoiceReversed = (phone: string, { invoice_no, document_kind }: InvoiceRecord): Sms =>
  notice(phone, `您的${documentKinds[document_kind]}（${invoice_no}）已红冲，可以重新申请开票。`)

export const noticeReversalRefused = (phone: string, { invoice_no }: InvoiceRecord): Sms =>
  notice(phone, `您的开票申请 ${invoice_no} 的红冲未获同意，请登录会员中心查看原因。`)
