import { shortDay } from './dates.ts'
import { yuan } from './money.ts'
import { groupRemarkCode } from './order.ts'
import type { StatementGroup, StatementReason } from './statement.ts'

/** Words of a statement's dry run that page and table share. */

/** What each group is called. */
export const statementGroupNames = {
  equal: '一致',
  several: '多对多',
  unsure: '不确定',
  none: '没有找到订单',
  used: '已经用过',
} as const satisfies Record<StatementGroup, string>

/** A line with what was found for it. */
interface JudgedLine {
  reason: StatementReason
  /** Its whole match. */
  match: { lines: number; amount_fen: number; due_fen: number }
  orders: readonly { remark_code: string | null }[]
  about_line: number | null
  about_at: string | null
}

const differs = ({ match: { lines, amount_fen, due_fen } }: JudgedLine): string => {
  const difference = amount_fen - due_fen
  const by = `${difference < 0 ? '少' : '多'} ${yuan(Math.abs(difference))}`
  return `识别码一致，${lines > 1 ? `${lines} 行合计` : ''}${by}`
}

const nearCode = ({ orders: [order] }: JudgedLine): string =>
  `识别码差 1 位，应为 ${groupRemarkCode(order?.remark_code ?? '')}`

const words: Record<StatementReason, (line: JudgedLine) => string> = {
  code_and_amount: () => '识别码、金额一致',
  lines_sum: ({ match }) => `${match.lines} 行合付 1 单，合计一致`,
  orders_sum: ({ orders }) => `1 行可付 ${orders.length} 单，识别码、合计一致`,
  lines_orders_sum: ({ match, orders }) => `${match.lines} 行合付 ${orders.length} 单，识别码、合计一致`,
  orders_sum_by_name: ({ orders }) => `1 行可付 ${orders.length} 单，没有识别码`,
  amount_differs: differs,
  code_near: nearCode,
  name_and_amount: () => '没有识别码，户名、金额一致',
  codes_unclear: () => '识别码对应几单，合计不一致',
  order_closed: () => '识别码的订单已关闭',
  order_paid: () => '识别码的订单已支付',
  order_exception: () => '识别码的订单标记了异常',
  nothing_alike: () => '没有识别码，没有相同金额',
  imported: ({ about_at }) => `${about_at?.slice(5, 16) ?? ''} 已导入`,
  typed: ({ about_at }) => `${shortDay(about_at ?? '').slice(5)} 已人工登记`,
  twice: ({ about_line }) => `与第 ${about_line ?? ''} 行流水号相同`,
}

/** Why a line is where it is. */
export const reasonText = (line: JudgedLine): string => words[line.reason](line)
