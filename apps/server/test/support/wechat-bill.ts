import type { BillRow, Bills } from './stand-in.ts'

/** Columns of the bill of all transactions (交易账单详细说明). */
const columns = [
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类',
  '应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包',
  '手续费,费率,订单金额,申请退款金额,费率备注',
].flatMap(names => names.split(','))
const sums = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'

const yuan = (fen: number): string => (fen / 100).toFixed(2)
/** Rounded to whole fen and filled up to five digits. */
const feeYuan = (fen: number): string => `${yuan(Math.round(fen * 0.006))}000`

interface Moved {
  appid: string
  mchid: string
  time: string
  number: string
  ref: string
  fen: number
  /** Of money that went back. */
  refund?: { number: string; ref: string }
}

export const wechatRow = ({ appid, mchid, time, number, ref, fen, refund }: Moved): BillRow => ({
  交易时间: time,
  公众账号ID: appid,
  商户号: mchid,
  特约商户号: '0',
  微信订单号: ref,
  商户订单号: number,
  用户标识: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o',
  交易类型: 'NATIVE',
  付款银行: 'OTHERS',
  货币种类: 'CNY',
  代金券金额: '0.00',
  充值券退款金额: '0.00',
  商品名称: '个人会费, 2026 年',
  费率: '0.60%',
  ...(refund
    ? {
        交易状态: 'REFUND',
        应结订单金额: '0.00',
        订单金额: '0.00',
        微信退款单号: refund.ref,
        商户退款单号: refund.number,
        退款金额: yuan(fen),
        申请退款金额: yuan(fen),
        退款类型: 'ORIGINAL',
        退款状态: 'PROCESSING',
        手续费: `-${feeYuan(fen)}`,
      }
    : {
        交易状态: 'SUCCESS',
        应结订单金额: yuan(fen),
        订单金额: yuan(fen),
        微信退款单号: '0',
        商户退款单号: '0',
        退款金额: '0.00',
        申请退款金额: '0.00',
        手续费: feeYuan(fen),
      }),
})

const line = (values: string[]) => values.map(value => `\`${value}`).join(',')

/** The file as it is downloaded. */
export function wechatBill(rows: BillRow[], bills: Bills): Buffer {
  const names = bills.columns?.(columns) ?? columns
  const lines = rows.map(row => line(names.map(name => row[name] ?? '')))
  const total = line([String(rows.length), '0.00', '0.00', '0.00', '0.00000', '0.00', '0.00'])
  const file = Buffer.from(`\uFEFF${[names.join(','), ...lines, sums, total].join('\r\n')}\r\n`)
  return bills.made?.(file) ?? file
}
