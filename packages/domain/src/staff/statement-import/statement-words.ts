import type { StatementLine } from '@portal/api/contract/statements.schema'
import { shortDay } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import { groupRemarkCode } from '@portal/api/rules/order'
import type {
  StatementGroup,
  StatementReason,
  StatementResult,
  StatementTab,
} from '@portal/api/rules/statement'
import {
  CircleCheckIcon,
  CircleDashedIcon,
  HistoryIcon,
  MergeIcon,
  TriangleAlertIcon,
  type IconComponent,
} from '@portal/ui/icon'

interface GroupLook {
  title: string
  /** Above its lines, after their sum. */
  note: string
  /** Of the counter. */
  counter: string
  icon: IconComponent
  tone: 'success' | 'warning' | 'neutral'
}

/** The groups of a dry run in words. */
export const groupLooks = {
  equal: {
    title: '一致',
    note: '识别码和金额都相同',
    counter: '一致，已勾选',
    icon: CircleCheckIcon,
    tone: 'success',
  },
  several: {
    title: '多对多',
    note: '几行付一单，或一行付几单',
    counter: '多对多',
    icon: MergeIcon,
    tone: 'neutral',
  },
  unsure: {
    title: '不确定',
    note: '勾选前请看清差别',
    counter: '不确定，未勾选',
    icon: TriangleAlertIcon,
    tone: 'warning',
  },
  none: {
    title: '没有找到订单',
    note: '存入“流水未匹配”',
    counter: '没有找到订单',
    icon: CircleDashedIcon,
    tone: 'neutral',
  },
  used: {
    title: '已经用过',
    note: '每笔流水只能用一次，略过',
    counter: '已经用过',
    icon: HistoryIcon,
    tone: 'neutral',
  },
} as const satisfies Record<StatementGroup, GroupLook>

/** The counters stand in this order, the sure ones first. */
export const counterGroups = ['equal', 'several', 'unsure', 'none', 'used'] as const

export const tabNames = {
  all: '全部收入',
  judge: '要判断',
  ticked: '已勾选',
  kept: '只存流水',
  skipped: '略过',
} as const satisfies Record<StatementTab, string>

const differs = ({ match: { lines, amount_fen, due_fen } }: StatementLine): string => {
  const difference = amount_fen - due_fen
  const by = `${difference < 0 ? '少' : '多'} ${yuan(Math.abs(difference))}`
  return `识别码一致，${lines > 1 ? `${lines} 行合计` : ''}${by}`
}

const nearCode = ({ orders: [order] }: StatementLine): string =>
  `识别码差 1 位，应为 ${groupRemarkCode(order?.remark_code ?? '')}`

const words: Record<StatementReason, (line: StatementLine) => string> = {
  code_and_amount: () => '识别码、金额一致',
  lines_sum: ({ match }) => `${match.lines} 行合付 1 单，合计一致`,
  orders_sum: ({ orders }) => `1 行可付 ${orders.length} 单，识别码、合计一致`,
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
export const reasonOf = (line: StatementLine): string => words[line.reason](line)

/** Why an order was not confirmed. */
export const resultWords = {
  confirmed: '已确认到账',
  short: '已登记部分到账',
  changed: '订单有了变化，没有确认',
  closed: '订单已关闭',
  paid: '订单已支付',
  line_used: '流水已用于其他订单',
} as const satisfies Record<StatementResult, string>
