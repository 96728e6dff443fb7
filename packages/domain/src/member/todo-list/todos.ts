import type { Application } from '@portal/api/contract/applications.schema'
import { orderPath } from '@portal/api/rules/order-path'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { countRemarks } from '@portal/api/rules/application'
import { groupOrderNo, orderStatus } from '@portal/api/rules/order'
import { yuan } from '@portal/api/rules/money'
import { shortDay } from '@portal/api/rules/dates'
import type { StatusIconName } from '@portal/ui/status'
import { applicationMove, daysLeft } from '../personal-application/application-answers.ts'

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

const after = (text: string) => (text === '' ? '' : `，${text}`)

function fromApplication(application: Application, today: string): Todo[] {
  const { id, status, remarks, remark, deadline_at } = application
  if (status !== 'returned' && status !== 'draft') return []
  const until =
    deadline_at === null ? '' : `请在 ${shortDay(deadline_at)} 前提交${after(daysLeft(deadline_at, today))}；`
  const { label, to } = applicationMove[status]
  return [
    status === 'returned'
      ? {
          id,
          icon: 'undo-2',
          what: `入会申请被退回，请按 ${countRemarks(remarks, remark)} 条意见补正`,
          deadline: until === '' ? '按意见修改后重新提交。' : `${until}逾期申请失效。`,
          label,
          to: to(),
        }
      : {
          id,
          icon: 'circle-dashed',
          what: '入会申请还没有提交',
          deadline: until === '' ? '填完后提交，协会审核。' : `${until}逾期草稿失效。`,
          label,
          to: to(),
        },
  ]
}

const acts = {
  [orderStatus.unpaid]: { icon: 'wallet', what: '待支付', label: '去支付' },
  [orderStatus.sentBack]: { icon: 'undo-2', what: '的转账填报被退回', label: '去修改' },
  [orderStatus.short]: { icon: 'contrast', what: '部分到账', label: '补足余款' },
} as const satisfies Partial<
  Record<OrderRow['order_status'], { icon: StatusIconName; what: string; label: string }>
>

/** Orders that wait for the member: to pay, sent back, short. */
export const waitingOrders = Object.keys(acts).join(',')

function fromOrder(order: OrderRow, today: string): Todo[] {
  if (!(order.order_status in acts)) return []
  const { icon, what, label } = acts[order.order_status as keyof typeof acts]
  const missing =
    order.order_status === orderStatus.short
      ? `已到 ${yuan(order.received_fen)}，差 ${yuan(order.amount_fen - order.received_fen)}。`
      : ''
  const reason = order.sent_back_reason === '' ? '' : `退回原因：${order.sent_back_reason}。`
  const until =
    order.deadline_at === null
      ? ''
      : `，请在 ${order.deadline_at.slice(0, 16)} 前付款${after(daysLeft(order.deadline_at, today))}`
  return [
    {
      id: order.order_no,
      icon,
      what: `${order.item} ${yuan(order.amount_fen)} ${what}`,
      deadline: `${reason}订单 ${groupOrderNo(order.order_no)}${until}。${missing}`,
      label,
      to: orderPath(order.order_no, order.kind),
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
