import type { Application } from '@portal/api/contract/applications.schema'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { groupOrderNo } from '@portal/api/rules/order'
import { yuan } from '@portal/api/rules/money'
import { shortDay } from '@portal/api/rules/dates'
import type { StatusIconName } from '@portal/ui/status'
import { applicationPath, daysLeft, orderPath } from '../personal-application/application-answers.ts'

/** One thing that waits for the member. */
export interface Todo {
  id: string
  icon: StatusIconName
  what: string
  /** Until when, and what happens otherwise. */
  deadline: string
  label: string
  to: string
}

function fromApplication(application: Application, today: string): Todo[] {
  if (application.status !== 'returned') return []
  const { remarks, deadline_at } = application
  const left = deadline_at === null ? '' : daysLeft(deadline_at, today)
  return [
    {
      id: application.id,
      icon: 'undo-2',
      what: remarks.length > 0 ? `入会申请需要补正 ${remarks.length} 处` : '入会申请需要补正',
      deadline:
        deadline_at === null
          ? '按意见修改后重新提交。'
          : `请在 ${shortDay(deadline_at)} 前提交${left === '' ? '' : `，${left}`}；逾期申请失效。`,
      label: '去补正',
      to: applicationPath,
    },
  ]
}

const acts = {
  0: { icon: 'wallet', what: '待支付', label: '去支付' },
  15: { icon: 'undo-2', what: '的转账填报被退回', label: '去修改' },
  20: { icon: 'contrast', what: '部分到账', label: '补足余款' },
} as const satisfies Partial<
  Record<OrderRow['order_status'], { icon: StatusIconName; what: string; label: string }>
>

/** Orders that wait for the member: to pay, sent back, short. */
export const waitingOrders = Object.keys(acts).join(',')

function fromOrder(order: OrderRow, today: string): Todo[] {
  if (!(order.order_status in acts)) return []
  const { icon, what, label } = acts[order.order_status as keyof typeof acts]
  const left = order.deadline_at === null ? '' : daysLeft(order.deadline_at, today)
  const missing =
    order.order_status === 20
      ? `已到 ${yuan(order.received_fen)}，差 ${yuan(order.amount_fen - order.received_fen)}。`
      : ''
  const closes =
    order.deadline_at === null
      ? ''
      : `，${order.deadline_at.slice(0, 16)} 后自动关闭${left === '' ? '' : `，${left}`}`
  return [
    {
      id: order.order_no,
      icon,
      what: `${order.item} ${yuan(order.amount_fen)} ${what}`,
      deadline: `订单 ${groupOrderNo(order.order_no)}${closes}。${missing}`,
      label,
      to: orderPath(order.order_no),
    },
  ]
}

/** What the member should see to, most urgent kind first; `today` is a day in Shanghai. */
export const todos = (
  application: Application | null,
  orders: readonly OrderRow[],
  today: string,
): Todo[] => [
  ...(application ? fromApplication(application, today) : []),
  ...orders.flatMap(order => fromOrder(order, today)),
]
