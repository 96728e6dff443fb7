import type { BillLine } from '@portal/portal/ports'
import { decodeText } from '@portal/portal/sheets/decode-text'
import { billLine, billRow, type BillRow } from './bill-row.ts'

/*
 * WeChat Pay's bill of transactions (pay.weixin.qq.com/doc/v3, 交易账单): a row of names, rows whose every value has a
 * backtick before it, and the day's sums. It is no CSV: commas in a title are not quoted.
 */

const kinds = new Map<string, BillLine['kind']>([
  ['SUCCESS', 'payment'],
  ['REFUND', 'refund'],
  // a payment that was taken back at a till; never one of ours
  ['REVOKED', 'refund'],
])

function lineOf(row: BillRow, merchantId: string): BillLine {
  if (row.text('商户号') !== merchantId) throw new Error('The bill is of another merchant')
  const kind = kinds.get(row.text('交易状态'))
  if (!kind) throw new Error('A row of the bill is neither payment nor refund')
  const common = { kind, at: row.time('交易时间'), fee_fen: row.fen('手续费') }
  // merchants of before 2018 have bills without the columns of coupons
  return kind === 'payment'
    ? billLine({
        ...common,
        number: row.number('商户订单号', '微信订单号'),
        amount_fen: row.fen('订单金额', '总金额'),
      })
    : billLine({
        ...common,
        number: row.number('商户退款单号', '微信退款单号', '商户订单号'),
        amount_fen: row.fen('申请退款金额', '退款金额'),
      })
}

/** Lines of a bill; throws when it is not whole, or not this merchant's. */
export function readWechatBill(content: Uint8Array, merchantId: string): BillLine[] {
  const [head = '', ...lines] = (decodeText(content) ?? '').split(/\r?\n/)
  const heads = head.split(',').map(name => name.trim())
  const end = lines.findIndex(line => line.startsWith('总交易单数'))
  if (end < 0) throw new Error('The bill has no end')
  return lines.slice(0, end).map(line => {
    const cells = line.replace(/^`/, '').split(',`')
    if (cells.length !== heads.length)
      throw new Error('A row of the bill has more or fewer columns than names')
    return lineOf(billRow(heads, cells), merchantId)
  })
}
