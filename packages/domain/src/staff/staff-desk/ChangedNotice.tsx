import type { HistoryEntry } from '@portal/api/contract/fields'
import { useToday } from '@portal/api/hooks/use-today'
import { Notice, type NoticeProps } from '@portal/ui/notice'
import { shortTime } from '../staff-time/index.ts'

export interface ChangedNoticeProps extends Pick<NoticeProps, 'title'> {
  history: readonly HistoryEntry[]
  /** Word of the state it is in now. */
  status: string
  /** What became of one's own work on it. */
  children?: string | undefined
}

/** The open record was changed by somebody else: who did what, and where it stands. */
export function ChangedNotice({ title, history, status, children }: ChangedNoticeProps) {
  const today = useToday()
  const last = history.at(-1)
  return (
    <Notice tone="warning" role="alert" title={title}>
      {last ? `${last.by}在${shortTime(last.at, today)}${last.text}，` : ''}现在的状态是“{status}”。{children}
    </Notice>
  )
}
