import type { OrderList, OrderRow } from '@portal/api/contract/orders.schema'
import { shortDay } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import { missingFen, orderStatus, type OrderStatus } from '@portal/api/rules/order'
import { daysLeft } from '../personal-application/application-answers.ts'

/** Groups a member thinks in; 全部 holds every status. */
export const orderGroups = {
  all: { label: '全部', statuses: [] },
  unpaid: { label: '待支付', statuses: [orderStatus.unpaid, orderStatus.sentBack, orderStatus.short] },
  underway: { label: '处理中', statuses: [orderStatus.reported, orderStatus.refunding] },
  paid: { label: '已支付', statuses: [orderStatus.paid] },
  closed: {
    label: '已关闭',
    statuses: [orderStatus.closed, orderStatus.refunded, orderStatus.partlyRefunded],
  },
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
  [orderStatus.unpaid]: ({ deadline_at }, today) =>
    deadline_at === null ? '' : daysLeft(deadline_at, today) || '期限已过',
  [orderStatus.reported]: ({ reported_at }) => `填报于 ${shortDate(reported_at)}`,
  [orderStatus.sentBack]: () => '请修改后重新提交',
  [orderStatus.short]: order => `已到 ${yuan(order.received_fen)}，差 ${yuan(missingFen(order))}`,
  [orderStatus.paid]: ({ paid_at }) => (paid_at === null ? '' : `${shortDay(paid_at)} 确认`),
  [orderStatus.refunding]: ({ refunded_fen }) =>
    refunded_fen === 0 ? '协会财务正在办理' : `已退回 ${yuan(refunded_fen)}，本次正在办理`,
  [orderStatus.partlyRefunded]: ({ refunded_fen }) => `已退回 ${yuan(refunded_fen)}`,
  [orderStatus.refunded]: ({ refunded_fen }) => `已退回 ${yuan(refunded_fen)}`,
  [orderStatus.closed]: ({ received_fen }) => (received_fen === 0 ? '没有收到款项' : ''),
  [orderStatus.exception]: () => '协会财务正在核对',
} as const satisfies Record<OrderStatus, Note>

/** The line under the status of a row. */
export const orderNote = (order: OrderRow, today: string): string => {
  const note: Note = notes[order.order_status]
  return note(order, today)
}

/** What the button of a row says; the ones that wait for the member's money stand out. */
export const orderMove = {
  [orderStatus.unpaid]: { label: '去支付', urgent: true },
  [orderStatus.reported]: { label: '查看填报', urgent: false },
  [orderStatus.sentBack]: { label: '去修改', urgent: true },
  [orderStatus.short]: { label: '补足余款', urgent: false },
  [orderStatus.paid]: { label: '查看', urgent: false },
  [orderStatus.refunding]: { label: '查看', urgent: false },
  [orderStatus.partlyRefunded]: { label: '查看', urgent: false },
  [orderStatus.refunded]: { label: '查看', urgent: false },
  [orderStatus.closed]: { label: '查看', urgent: false },
  [orderStatus.exception]: { label: '查看', urgent: false },
} as const satisfies Record<OrderStatus, { label: string; urgent: boolean }>
