import type { OrderList, OrderRow } from '@portal/api/contract/orders.schema'
import { shortDay } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import type { OrderStatus } from '@portal/api/rules/order'
import { missingFen } from '../offline-payment/order-answers.ts'
import { daysLeft } from '../personal-application/application-answers.ts'

/** Groups a member thinks in; 全部 holds every status. */
export const orderGroups = {
  all: { label: '全部', statuses: [] },
  unpaid: { label: '待支付', statuses: [0, 15, 20] },
  underway: { label: '处理中', statuses: [10, 40] },
  paid: { label: '已支付', statuses: [30] },
  closed: { label: '已关闭', statuses: [90, 60, 50] },
} as const satisfies Record<string, { label: string; statuses: readonly OrderStatus[] }>

export type OrderGroup = keyof typeof orderGroups
const groupNames = Object.keys(orderGroups) as OrderGroup[]

/** Group of the address; all where it names none. */
export const readGroup = (query: string | null): OrderGroup =>
  groupNames.find(name => name === query) ?? 'all'

/** The groups with the number of orders in each, whatever group is shown. */
export const groupItems = (counts: OrderList['counts'] | undefined) =>
  groupNames.map(value => {
    const { label, statuses } = orderGroups[value]
    const wanted: readonly OrderStatus[] = statuses
    const count = counts
      ?.filter(({ order_status }) => wanted.length === 0 || wanted.includes(order_status))
      .reduce((sum, entry) => sum + entry.count, 0)
    return {
      value,
      label: count === undefined || (count === 0 && value !== 'all') ? label : `${label} ${count}`,
    }
  })

type Note = (order: OrderRow, today: string) => string

const shortDate = (time: string | null) => (time ?? '').slice(5, 10)

const notes = {
  0: ({ deadline_at }, today) => (deadline_at === null ? '' : daysLeft(deadline_at, today)),
  10: ({ reported_at }) => `填报于 ${shortDate(reported_at)}`,
  15: () => '请修改后重新提交',
  20: order => `已到 ${yuan(order.received_fen)}，差 ${yuan(missingFen(order))}`,
  30: ({ paid_at }) => (paid_at === null ? '' : `${shortDay(paid_at)} 确认`),
  40: () => '',
  50: () => '',
  60: () => '',
  90: () => '',
  99: () => '协会财务正在核对',
} as const satisfies Record<OrderStatus, Note>

/** The line under the status of a row. */
export const orderNote = (order: OrderRow, today: string): string => {
  const note: Note = notes[order.order_status]
  return note(order, today)
}

/** What the button of a row says; the ones that wait for the member's money stand out. */
export const orderMove = {
  0: { label: '去支付', urgent: true },
  10: { label: '查看填报', urgent: false },
  15: { label: '去修改', urgent: true },
  20: { label: '补足余款', urgent: false },
  30: { label: '查看', urgent: false },
  40: { label: '查看', urgent: false },
  50: { label: '查看', urgent: false },
  60: { label: '查看', urgent: false },
  90: { label: '查看', urgent: false },
  99: { label: '查看', urgent: false },
} as const satisfies Record<OrderStatus, { label: string; urgent: boolean }>
