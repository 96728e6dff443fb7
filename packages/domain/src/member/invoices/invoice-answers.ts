import type { InvoiceRow } from '@portal/api/contract/invoices.schema'
import type { InvoiceStatus } from '@portal/api/rules/invoice'

type Explain = (invoice: InvoiceRow) => string

type Mail = NonNullable<InvoiceRow['mail']>

const mailed = {
  waiting: ({ to, trouble, retry_at }) =>
    retry_at === null ? `正在发往 ${to}。` : `发往 ${to} 的邮件${trouble}，${retry_at.slice(5, 16)} 再发。`,
  delivered: ({ to, at }) => `${at.slice(0, 16)} 已送达 ${to}。`,
  failed: ({ to, trouble }) => `没有送达 ${to}（${trouble}），可以换一个邮箱重新发送。`,
} as const satisfies Record<Mail['state'], (mail: Mail) => string>

const explanations = {
  submitted: () => '等待协会财务开具，通常 2 个工作日内完成，开好后发往接收邮箱并短信通知。',
  issuing: () => '协会财务已交开票平台开具，通常几分钟内开好，开好后短信通知，您不用操作。',
  failed: () =>
    '开票平台暂时没有开出，协会财务正在处理，通常 2 个工作日内完成。开好后短信通知；需要您修改时会退回并说明原因。',
  returned: ({ reason }) => `协会退回：${reason} 修改后重新提交，或者取消申请。`,
  issued: ({ issued_on, reason, title_note, mail }) =>
    `${issued_on ?? ''} 开具，可以下载。${mail === null ? '' : mailed[mail.state](mail)}${title_note === '' ? '' : `抬头已由协会更正：${title_note}`}${reason === '' ? '' : `红冲未获同意：${reason}`}`,
  red_requested: ({ reason }) => `已申请红冲：${reason} 等待协会财务办理，完成后短信通知。`,
  red_done: () => '这张票据已经红冲作废，对应的金额可以重新申请开票。',
  cancelled: () => '申请已取消，对应的金额可以重新申请开票。',
} as const satisfies Record<InvoiceStatus, Explain>

/** Why a document stands where it stands, and what comes next. */
export const explainInvoice = (invoice: InvoiceRow): string => {
  const explain: Explain = explanations[invoice.invoice_status]
  return explain(invoice)
}
