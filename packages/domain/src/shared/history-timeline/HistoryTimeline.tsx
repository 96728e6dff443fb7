import type { HistoryEntry } from '@portal/api/contract/fields'
import { Timeline, type TimelineProps } from '@portal/ui/timeline'

export interface HistoryTimelineProps extends Omit<TimelineProps, 'events'> {
  /** As the server answers it, oldest first. */
  history: readonly HistoryEntry[]
}

/** What happened to an application or an order, newest first. */
export function HistoryTimeline({ history, ...rest }: HistoryTimelineProps) {
  return (
    <Timeline
      {...rest}
      events={history
        .map(({ at, text, by, note }, index) => ({
          id: String(index),
          time: at.slice(0, 16),
          dateTime: at,
          who: by,
          what: note === '' ? text : `${text}：${note}`,
        }))
        .toReversed()}
    />
  )
}
