import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import { memberPages } from '@portal/api/rules/member-pages'
import { yuan } from '@portal/api/rules/money'
import { restFen } from './invoice-check.ts'
import { numberLabel, wordOf } from './invoice-form.ts'

type Lines = Pick<InvoiceDetail, 'lines'>

/** Its orders, as a sentence begins with them. */
export const ordersOf = ({ lines }: Lines): string => (lines.length > 1 ? `${lines.length} 单` : '订单')

/** What happens when a document is registered. */
export function effectsOfIssue(invoice: Lines): string[] {
  const rest = restFen(invoice.lines)
  return [
    '状态变为已开票，不能再退回',
    `会员可在“${memberPages.invoiceOrder.title}”查看和下载`,
    rest === 0 ? `${ordersOf(invoice)}可开金额归零` : `${ordersOf(invoice)}还可开 ${yuan(rest)}`,
  ]
}

/** What happens when the platform has issued a document. */
export const effectsOfHandOver = (invoice: Lines): string[] => [
  '状态变为开票中，通常 1 分钟内有结果',
  '开出后变为已开票，号码和文件自动登记，不能再退回',
  ...effectsOfIssue(invoice).slice(1),
]

/** What happens when a red letter is registered. */
export const effectsOfReversal = (
  invoice: Lines & Pick<InvoiceDetail, 'amount_fen' | 'document_kind'>,
): string[] => [
  `状态变为已红冲，原${wordOf(invoice.document_kind)}留存，不删除`,
  `会员可在“${memberPages.invoiceOrder.title}”看到${numberLabel('red_number', invoice.document_kind)}`,
  `${ordersOf(invoice)}恢复可开金额 ${yuan(invoice.amount_fen)}，可以重开或退款`,
]
