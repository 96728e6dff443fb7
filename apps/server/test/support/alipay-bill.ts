import { inGbk } from './gbk.ts'
import { aZip } from './sheets.ts'
import type { BillRow, Bills } from './stand-in.ts'

const columns = [
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户',
  '订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称',
  '商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注',
].flatMap(names => names.split(','))
/** Columns that have a tab at the end, so that no program takes them for numbers. */
const tabbed = new Set(['支付宝交易号', '商户订单号', '业务类型', '门店编号', '操作员', '退款批次号/请求号'])

const cell = (name: string, value = '') => (tabbed.has(name) ? `${value}\t` : value)

const yuan = (fen: number): string => (fen / 100).toFixed(2)

interface Moved {
  time: string
  number: string
  ref: string
  fen: number
  /** Of money that went back: the number of the refund. */
  refund?: string
}

export const alipayRow = ({ time, number, ref, fen, refund }: Moved): BillRow => {
  const [amount, fee] = [yuan(fen), yuan(Math.round(fen * 0.006))]
  const gone = refund !== undefined
  return {
    支付宝交易号: ref,
    商户订单号: number,
    业务类型: gone ? '退款' : '交易',
    商品名称: '个人会费',
    创建时间: time,
    完成时间: time,
    对方账户: '*知行(137****2600)',
    '订单金额（元）': gone ? `-${amount}` : amount,
    '商家实收（元）': gone ? `-${amount}` : amount,
    '退款批次号/请求号': refund ?? '',
    '服务费（元）': gone || Number(fee) === 0 ? fee : `-${fee}`,
    '分润（元）': '0.00',
    备注: '个人会费 2026, 华东',
  }
}

/** The two tables as they are downloaded. */
export function alipayBill(day: string, rows: BillRow[], bills: Bills): Buffer {
  const names = bills.columns?.(columns) ?? columns
  const head = (title: string) => [
    `#支付宝${title}查询`,
    '#账号：[20880000000000000156]',
    `#起始日期：[${day} 00:00:00]   终止日期：[${day} 24:00:00]`,
    `#-----------------------------------------${title}列表----------------------------------------`,
  ]
  const details = [
    ...head('业务明细'),
    names.join(','),
    ...rows.map(row => names.map(name => cell(name, row[name])).join(',')),
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${rows.length}笔，商家实收共0.00元，商家优惠共0.00元`,
    '#导出时间：[2026年05月19日 06:25:41]',
  ]
  const totals = [
    ...head('业务汇总'),
    '门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）,商家实收（元）,服务费（元）,实收净额（元）',
    `合计\t,\t,${rows.length},0,0.00,0.00,0.00,0.00`,
  ]
  const file = (name: string, lines: string[]) => ({
    name: inGbk(`20880000000000000156_${day.replaceAll('-', '')}_${name}.csv`),
    content: inGbk(`${lines.join('\r\n')}\r\n`),
    deflated: true,
  })
  const zip = aZip([file('业务明细(汇总)', totals), file('业务明细', details)])
  return bills.made?.(zip) ?? zip
}
