import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { capitalYuan } from '@portal/api/rules/capital-yuan'
import { memberPages } from '@portal/api/rules/member-pages'
import { yuan } from '@portal/api/rules/money'
import {
  groupAccount,
  groupOrderNo,
  groupRemarkCode,
  orderSets,
  orderStatus,
  orderStatusLook,
} from '@portal/api/rules/order'
import { channelNames } from '@portal/api/rules/payment'
import { printName } from './print-name.ts'

export interface PrintFact {
  term: string
  value: string
  /** Takes the whole line. */
  wide?: true
}

/** How wide a column is, and at which edge its values stand. */
type ColumnLook = 'day' | 'way' | 'text' | 'figure'

export interface PrintRow {
  id: string
  /** One for each column; an empty one is unknown, or not shown to the reader. */
  cells: readonly string[]
  /** Below the text of the row; empty: nothing. */
  note?: string
  /** Sums up the rows above. */
  sum?: true
}

export interface PrintFacts {
  kind: 'facts'
  title: string | null
  facts: readonly PrintFact[]
}
export interface PrintTable {
  kind: 'table'
  title: string
  columns: readonly { head: string; look: ColumnLook }[]
  rows: readonly PrintRow[]
}
export interface PrintTotal {
  kind: 'total'
  title: null
  /** What leads to the sum. */
  steps: readonly { term: string; value: string }[]
  term: string
  figures: string
  capitals: string
}
export type PrintPart = PrintFacts | PrintTable | PrintTotal

/** What stands on paper about one order, in its order; only tables go on from one sheet to the next. */
export interface OrderPrint {
  name: ReturnType<typeof printName>
  number: string
  parts: readonly PrintPart[]
  /** What the sheet is not, and where to ask for that. */
  notes: readonly string[]
}

const toTheMinute = (time: string) => time.slice(0, 16)

const fact = (term: string, value: string | null): PrintFact[] =>
  value === null || value === '' ? [] : [{ term, value }]

/** By what money came, in that order; by what it is to come while none has. */
function ways({ receipts: received, channel }: OrderDetail): string {
  const used = new Set(received.map(receipt => receipt.channel))
  if (used.size === 0 && channel !== null) used.add(channel)
  return [...used].map(one => channelNames[one]).join('、')
}

function about(order: OrderDetail): PrintFacts {
  const { period, paid_at, deadline_at } = order
  const opened = paid_at !== null && period !== null && period.starts_at <= period.ends_at ? period : null
  return {
    kind: 'facts',
    title: null,
    facts: [
      { term: '会员', value: order.subject_name, wide: true },
      { term: '项目', value: [order.item, order.item_note].filter(Boolean).join(' · '), wide: true },
      { term: '订单号', value: groupOrderNo(order.order_no) },
      { term: '订单状态', value: orderStatusLook[order.order_status].label },
      { term: '下单时间', value: toTheMinute(order.created_at) },
      ...fact('确认时间', paid_at && toTheMinute(paid_at)),
      ...fact('付款期限', deadline_at && toTheMinute(deadline_at)),
      ...fact('支付方式', ways(order)),
      ...fact('会员期', opened && `${opened.starts_at} 至 ${opened.ends_at}`),
      ...fact('入会申请', order.application_no),
    ],
  }
}

function lines({ lines: items, discount_fen, coupon, amount_fen }: OrderDetail): PrintTable {
  const discount = coupon ? `优惠（${coupon.name} ${coupon.code}）` : '优惠'
  return {
    kind: 'table',
    title: '明细',
    columns: [
      { head: '项目', look: 'text' },
      { head: '金额', look: 'figure' },
    ],
    rows: [
      ...items.map((line, at) => ({ id: `line-${at}`, cells: [line.title, yuan(line.amount_fen)] })),
      ...(discount_fen === 0 ? [] : [{ id: 'discount', cells: [discount, `−${yuan(discount_fen)}`] }]),
      { id: 'payable', cells: ['应付', yuan(amount_fen)], sum: true },
    ],
  }
}

/** Where to pay an order that is still to be paid by transfer. */
function transfer({ bank, remark_code, order_status }: OrderDetail): PrintFacts[] {
  const awaited = orderSets.payable.includes(order_status) || order_status === orderStatus.short
  if (bank === null || remark_code === null || !awaited) return []
  return [
    {
      kind: 'facts',
      title: '汇款信息',
      facts: [
        { term: '户名', value: bank.account_name, wide: true },
        { term: '账号', value: groupAccount(bank.account_no), wide: true },
        { term: '开户行', value: bank.bank_name, wide: true },
        { term: '识别码', value: `${groupRemarkCode(remark_code)}（请填进转账附言）`, wide: true },
      ],
    },
  ]
}

const moneyColumns = (day: string, way: string): PrintTable['columns'] => [
  { head: day, look: 'day' },
  { head: way, look: 'way' },
  { head: '流水号', look: 'text' },
  { head: '金额', look: 'figure' },
]

function receipts({ receipts: received }: OrderDetail): PrintTable[] {
  if (received.length === 0) return []
  return [
    {
      kind: 'table',
      title: '到账记录',
      columns: moneyColumns('到账日期', '支付方式'),
      rows: received.map((one, at) => ({
        id: `receipt-${at}`,
        cells: [one.received_at, channelNames[one.channel], one.bank_ref, yuan(one.amount_fen)],
      })),
    },
  ]
}

/** What went back; what is only asked for, or did not arrive, is no money yet. */
function refunds(order: OrderDetail): PrintTable[] {
  const returned = order.refunds
    .filter(({ refund_status }) => refund_status === 'succeeded')
    // newest first, as they come; on paper as they happened
    .toReversed()
  if (returned.length === 0) return []
  return [
    {
      kind: 'table',
      title: '退款记录',
      columns: moneyColumns('退回日期', '退回方式'),
      rows: returned.map(one => ({
        id: `refund-${one.id}`,
        cells: [
          one.returned_on ?? '',
          one.way === null ? '银行转账' : channelNames[one.way],
          one.bank_ref,
          `−${yuan(one.amount_fen)}`,
        ],
        note: one.effect_text,
      })),
    },
  ]
}

const moved = (term: string, fen: number) => (fen === 0 ? [] : [{ term, value: yuan(fen) }])
const wentBack = (fen: number) => (fen === 0 ? [] : [{ term: '已退回', value: `−${yuan(fen)}` }])

const sum = (term: string, fen: number, steps: PrintTotal['steps']): PrintTotal => ({
  kind: 'total',
  title: null,
  steps,
  term,
  figures: yuan(fen),
  capitals: `人民币${capitalYuan(fen)}`,
})

function total(order: OrderDetail): PrintTotal {
  const { paid_at, amount_fen, received_fen, refunded_fen } = order
  if (paid_at !== null)
    return refunded_fen === 0
      ? sum('实收金额', received_fen, [])
      : sum('退款后实收', received_fen - refunded_fen, [
          ...moved('实收金额', received_fen),
          ...wentBack(refunded_fen),
        ])
  const missing = order.order_status === orderStatus.short ? amount_fen - received_fen : 0
  return sum('应付金额', amount_fen, [
    ...moved('已到账', received_fen),
    ...wentBack(refunded_fen),
    ...moved('还差', Math.max(0, missing)),
  ])
}

const whereToAsk = `会员中心“${memberPages.invoiceOrder.title}”的“发票与票据”`
const notes = {
  订单: ['本订单供核对与付款使用，不是会费票据或发票。', `付款后需要票据或发票的，请在${whereToAsk}中申请。`],
  缴费凭证: [
    '本凭证由系统按到账记录生成，不是会费票据或发票。',
    `需要票据或发票的，请在${whereToAsk}中申请。`,
  ],
} as const satisfies Record<OrderPrint['name'], readonly string[]>

/** The print of an order as far as its reader sees it: what comes masked stays masked (D3). */
export function orderPrint(order: OrderDetail): OrderPrint {
  const name = printName(order)
  return {
    name,
    number: groupOrderNo(order.order_no),
    parts: [
      about(order),
      lines(order),
      ...transfer(order),
      ...receipts(order),
      ...refunds(order),
      total(order),
    ],
    notes: notes[name],
  }
}
