import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import { checkCreditCode } from '@portal/api/rules/credit-code'
import { gbkBytes } from '@portal/api/rules/gbk'
import { invoiceLife, maxBuyerNameBytes } from '@portal/api/rules/invoice'
import { yuan } from '@portal/api/rules/money'
import { groupOrderNo } from '@portal/api/rules/order'
import type { DeskCheck } from '../staff-desk/index.ts'

type Line = InvoiceDetail['lines'][number]
type Checked = Pick<InvoiceDetail, 'invoice_status' | 'document_kind' | 'amount_fen' | 'title' | 'lines'>

/** What a document for the order may still be made out for. */
const openFen = ({ paid_fen, elsewhere_fen }: Line): number => Math.max(0, paid_fen - elsewhere_fen)

/** What its orders have left when this document is issued. */
export const restFen = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + Math.max(0, openFen(line) - line.amount_fen), 0)

const named = (lines: readonly Line[]) => lines.map(({ order_no }) => groupOrderNo(order_no)).join('、')

function paidCheck(lines: readonly Line[]): DeskCheck {
  const short = lines.filter(({ paid_fen, amount_fen }) => paid_fen < amount_fen)
  const subject = lines.length > 1 ? `${lines.length} 单均已支付` : '订单已支付'
  return short.length === 0
    ? { id: 'paid', verdict: 'ok', text: `${subject}，退款后仍够本次开票` }
    : { id: 'paid', verdict: 'attention', text: `已付减去退款后，不够本次开票：${named(short)}` }
}

function openCheck(lines: readonly Line[]): DeskCheck {
  const over = lines.filter(line => line.amount_fen > openFen(line))
  const open = lines.reduce((sum, line) => sum + openFen(line), 0)
  return over.length === 0
    ? { id: 'open', verdict: 'ok', text: `本次不超过可开金额 ${yuan(open)}` }
    : {
        id: 'open',
        verdict: 'attention',
        text: `本次超过可开金额：${over.map(line => `${groupOrderNo(line.order_no)} 可开 ${yuan(openFen(line))}`).join('，')}`,
      }
}

function taxNoCheck({ document_kind, title: { title_type, tax_no } }: Checked): DeskCheck | null {
  const id = 'tax_no'
  if (tax_no === '') {
    if (document_kind === 'special') return { id, verdict: 'attention', text: '专用发票必须有税号' }
    if (title_type === 'personal' || document_kind === 'receipt') return null
    return { id, verdict: 'attention', text: '单位抬头没有税号' }
  }
  if (title_type === 'personal') return null
  switch (checkCreditCode(tax_no)) {
    case 'ok':
      return { id, verdict: 'ok', text: '税号校验位正确' }
    case 'wrong_check':
      return { id, verdict: 'attention', text: '税号校验位不符，请与购方核对' }
    case 'malformed':
      return { id, verdict: 'attention', text: '税号不是 18 位统一社会信用代码，请与购方核对' }
  }
}

function nameCheck({ buyer_name }: Checked['title']): DeskCheck {
  const bytes = gbkBytes(buyer_name)
  return bytes <= maxBuyerNameBytes
    ? { id: 'name', verdict: 'ok', text: '抬头名称未超长' }
    : { id: 'name', verdict: 'attention', text: `抬头名称 ${bytes} 字节，超过 ${maxBuyerNameBytes} 字节` }
}

/** What a machine can check of a document (D6); empty where it has given the money back. Warnings, never a wall. */
export function invoiceChecks(invoice: Checked): DeskCheck[] {
  if (!invoiceLife.sets.holding.some(status => status === invoice.invoice_status)) return []
  const { lines, title } = invoice
  return [paidCheck(lines), openCheck(lines), taxNoCheck(invoice), nameCheck(title)].filter(
    check => check !== null,
  )
}
