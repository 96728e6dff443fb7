import type { ApplicationRow } from '@portal/api/contract/applications.schema'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { auditWorkingDays } from '@portal/api/rules/application'
import { daysBetween, shortDay } from '@portal/api/rules/dates'
import { orderStatus } from '@portal/api/rules/order'
import type { StatusFamily } from '@portal/api/rules/status'
import { staffPages } from '@portal/api/rules/staff-pages'
import {
  AwardIcon,
  BadgeCheckIcon,
  ReceiptTextIcon,
  RotateCcwIcon,
  StampIcon,
  TriangleAlertIcon,
  UserCheckIcon,
  type IconComponent,
} from '@portal/ui/icon'
import { pathOfQueue, type QueueName, type WorkCounts } from '../staff-layout/work-counts.ts'
import { waitingFamily } from '../staff-time/index.ts'

/** How long the first of a queue has waited. */
export interface Waiting {
  text: string
  family: StatusFamily
}

interface WorkQueue {
  id: QueueName
  name: string
  icon: IconComponent
  to: string
  /** Within which time it should be done; null where nothing is set. */
  limit: string | null
}

export interface WorkQueueRow {
  queue: WorkQueue
  count: number
  waiting: Waiting | null
}

const { paymentAffirm, invoiceManagement, orderManagement, personalAudit, enterpriseAudit, talentAudit } =
  staffPages

const queues = [
  {
    id: 'payments_to_confirm',
    name: paymentAffirm.title,
    icon: StampIcon,
    to: paymentAffirm.path,
    limit: null,
  },
  {
    id: 'refunds',
    name: '退款',
    icon: RotateCcwIcon,
    to: `${orderManagement.path}?status=${orderStatus.refunding}`,
    limit: null,
  },
  {
    id: 'exceptions',
    name: '异常订单',
    icon: TriangleAlertIcon,
    to: `${paymentAffirm.path}?status=${orderStatus.exception}`,
    limit: null,
  },
  {
    id: 'invoices',
    name: invoiceManagement.title,
    icon: ReceiptTextIcon,
    to: invoiceManagement.path,
    limit: null,
  },
  {
    id: 'personal_applications',
    name: personalAudit.title,
    icon: UserCheckIcon,
    to: personalAudit.path,
    limit: `${auditWorkingDays} 个工作日`,
  },
  {
    id: 'enterprise_applications',
    name: enterpriseAudit.title,
    icon: BadgeCheckIcon,
    to: enterpriseAudit.path,
    limit: `${auditWorkingDays} 个工作日`,
  },
  {
    id: 'star_applications',
    name: talentAudit.title,
    icon: AwardIcon,
    to: talentAudit.path,
    limit: null,
  },
] as const satisfies readonly WorkQueue[]

/** Super sets it (D7). */
const starLimit = ({ star_check_days }: WorkCounts): string | null =>
  star_check_days === null ? null : `${star_check_days} 个工作日`

/** The queues that the sub-role may open, in the order of the dashboard. */
export const queueRows = (
  counts: WorkCounts,
  waiting: { [Q in QueueName]?: Waiting | null },
): WorkQueueRow[] =>
  queues.flatMap(queue => {
    const count = counts[queue.id]
    if (count === null) return []
    const to = pathOfQueue(queue.to, queue.id, counts)
    const limit = queue.id === 'star_applications' ? starLimit(counts) : queue.limit
    return { queue: { ...queue, to, limit }, count, waiting: waiting[queue.id] ?? null }
  })

/** An application against its limit of working days (D4). */
export function applicationWaiting(first: ApplicationRow | undefined): Waiting | null {
  if (!first) return null
  const left = auditWorkingDays - first.waited_days
  const family = waitingFamily(first.waited_days)
  if (left < 0) return { family, text: `已超过 ${-left} 个工作日` }
  if (left === 0) return { family, text: '今天到期' }
  return {
    family,
    text: family === 'neutral' ? `已等 ${first.waited_days} 个工作日` : `还剩 ${left} 个工作日`,
  }
}

/** A reported transfer has no limit, but its day is known. `firsts`: of each type the one that waits longest. */
export function paymentWaiting(firsts: readonly (OrderRow | undefined)[], today: string): Waiting | null {
  const reported = firsts.flatMap(order => order?.reported_at ?? []).toSorted()[0]
  if (reported === undefined) return null
  const days = daysBetween(shortDay(reported), today)
  return { family: 'neutral', text: days <= 0 ? '今天填报' : `最早 ${days} 天前填报` }
}
