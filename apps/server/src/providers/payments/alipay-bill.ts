import type { BillLine } from '@portal/portal/ports'
import { decodeText } from '@portal/portal/sheets/decode-text'
import { readCsv } from '@portal/portal/sheets/read-csv'
import { billLine, billRow, type BillRow } from './bill-row.ts'
import { unzip } from './unzip.ts'

/*
 * Alipay's bill of trades (opendocs.alipay.com, 查询对账单下载地址, bill_type `trade`): a zip with a table of details and
 * one of sums, in GBK, whose comments begin with #. Only the former has trade numbers.
 */

/**
 * Alipay writes the addresses of bills with http, and signs no bill: it is fetched under TLS all the same, unless the
 * gateway itself has none.
 */
export function billUrl(address: string, gateway: string): URL {
  const url = new URL(address)
  const { protocol } = new URL(gateway)
  if (url.protocol === 'http:') url.protocol = protocol
  if (url.protocol !== 'https:' && url.protocol !== protocol) throw new Error('Alipay named a file elsewhere')
  return url
}

const kinds = new Map<string, BillLine['kind']>([
  ['交易', 'payment'],
  ['退款', 'refund'],
])

function lineOf(row: BillRow): BillLine {
  const kind = kinds.get(row.text('业务类型'))
  if (!kind) throw new Error('A row of the bill is neither payment nor refund')
  const amount_fen = row.fen('订单金额(元)')
  return billLine({
    kind,
    number:
      kind === 'payment'
        ? row.number('商户订单号', '支付宝交易号')
        : row.number('退款批次号/请求号', '商户订单号', '支付宝交易号'),
    at: row.time('完成时间'),
    // what the merchant gets has a plus there, what it gives a minus
    amount_fen: kind === 'refund' ? 0 - amount_fen : amount_fen,
    fee_fen: 0 - row.fen('服务费(元)'),
  })
}

/** Rows of a table without its comments, the names of the columns first. */
function rowsOf(file: Uint8Array): string[][] {
  const text = decodeText(file)
  const rows = text === null ? null : readCsv(text, ',')
  if (!Array.isArray(rows)) throw new Error(`A table of the bill cannot be read: ${rows ?? 'no text'}`)
  return rows.filter(
    ([first = '', ...others]) => !first.startsWith('#') && (first !== '' || others.length > 0),
  )
}

/** Lines of a bill; throws when it is not whole. */
export function readAlipayBill(zip: Uint8Array): BillLine[] {
  const details = unzip(zip)
    .map(rowsOf)
    .filter(([heads]) => heads?.includes('支付宝交易号'))
  if (details.length === 0) throw new Error('The bill has no details')
  return details.flatMap(([heads = [], ...rows]) => {
    // brackets have been of either width
    const names = heads.map(name => name.normalize('NFKC'))
    return rows.map(cells => lineOf(billRow(names, cells)))
  })
}
