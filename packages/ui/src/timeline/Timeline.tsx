import type { ComponentProps, ReactNode } from 'react'
import * as S from './Timeline.styles.ts'

export interface TimelineEvent {
  id: string
  /** As shown: YYYY-MM-DD HH:mm. */
  time: string
  /** Machine form, when it differs. */
  dateTime?: string | undefined
  who: ReactNode
  what: ReactNode
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  events: readonly TimelineEvent[]
}

/** What happened, when and by whom, newest first as given. */
export function Timeline({ events, ...rest }: TimelineProps) {
  return (
    <ol {...rest}>
      {events.map(event => (
        <S.Item key={event.id}>
          <S.Time dateTime={event.dateTime ?? event.time}>{event.time}</S.Time>
          <span>{event.who}</span>
          <div>{event.what}</div>
        </S.Item>
      ))}
    </ol>
  )
}
