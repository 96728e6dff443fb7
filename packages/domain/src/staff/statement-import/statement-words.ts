import type { StatementGroup, StatementResult, StatementTab } from '@portal/api/rules/statement'
import { statementGroupNames } from '@portal/api/rules/statement-words'
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
    title: statementGroupNames.equal,
    note: '识别码和金额都相同',
    counter: '一致，已勾选',
    icon: CircleCheckIcon,
    tone: 'success',
  },
  several: {
    title: statementGroupNames.several,
    note: '几行或几单合付',
    counter: '多对多',
    icon: MergeIcon,
    tone: 'neutral',
  },
  unsure: {
    title: statementGroupNames.unsure,
    note: '勾选前请看清差别',
    counter: '不确定，未勾选',
    icon: TriangleAlertIcon,
    tone: 'warning',
  },
  none: {
    title: statementGroupNames.none,
    note: '存入“流水未匹配”',
    counter: '没有找到订单',
    icon: CircleDashedIcon,
    tone: 'neutral',
  },
  used: {
    title: statementGroupNames.used,
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

/** Why an order was not confirmed. */
export const resultWords = {
  confirmed: '已确认到账',
  short: '已登记部分到账',
  changed: '订单有了变化，没有确认',
  closed: '订单已关闭',
  paid: '订单已支付',
  line_used: '流水已用于其他订单',
} as const satisfies Record<StatementResult, string>
