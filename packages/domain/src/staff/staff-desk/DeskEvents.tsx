import type { ComponentProps } from 'react'
import type { HistoryEntry } from '@portal/api/contract/fields'
import { shortTime } from '../staff-time/index.ts'
import * as S from './DeskEvents.styles.ts'

export interface DeskEventsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  history: readonly HistoryEntry[]
  /** `YYYY-MM-DD` */
  today: string
}

/** What happened to a record, the latest first, a line each. */
export function DeskEvents({ history, today, ...rest }: DeskEventsProps) {
  return (
    <S.Root {...rest}>
      {history.toReversed().map(({ at, text, by, note }) => (
        <li key={`${at}${text}`}>
          <time dateTime={at} title={at}>
            {shortTime(at, today)}
          </time>
          <span>
            {text}（{by}）{note === '' ? '' : `：${note}`}
          </span>
        </li>
      ))}
    </S.Root>
  )
}
