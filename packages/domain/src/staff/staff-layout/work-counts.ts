import type { workCounts } from '@portal/api/contract/staff.contract'
import type { DataOf } from '@portal/api/contract/endpoint'
import type { OrderType } from '@portal/api/hooks/orders'

export type WorkCounts = DataOf<typeof workCounts>
/** Queues of finance, whose orders are of two types. */
export type MoneyQueue = keyof WorkCounts['of_evaluations']
export type QueueName = Exclude<keyof WorkCounts, 'of_evaluations' | 'star_check_days'>

/** How much waits in some queues in orders of one type; nothing where the sub-role has no right. */
export const waitingOf = (counts: WorkCounts, queues: readonly MoneyQueue[], type: OrderType): number =>
  queues.reduce((sum, queue) => {
    const evaluations = counts.of_evaluations[queue] ?? 0
    return sum + (type === 'evaluation' ? evaluations : (counts[queue] ?? 0) - evaluations)
  }, 0)

/** Where a queue is worked off: at the evaluations of its desk when nothing else waits in it. */
export function pathOfQueue(path: string, queue: QueueName, counts: WorkCounts): string {
  const evaluations: { [Q in QueueName]?: number | null } = counts.of_evaluations
  return counts[queue] && counts[queue] === evaluations[queue]
    ? `${path}${path.includes('?') ? '&' : '?'}type=evaluation`
    : path
}
