import type { ApplicationRow } from '@portal/api/contract/applications.schema'
import { StatusInline } from '@portal/ui/status'
import { shortTime, waitingFamily } from '../staff-time/index.ts'

export interface AuditMarkProps {
  row: ApplicationRow
  /** Today in Shanghai. */
  today: string
}

function Waiting({ row, today }: AuditMarkProps) {
  if (row.status !== 'submitted') {
    return <span>{row.submitted_at === null ? '' : shortTime(row.submitted_at.slice(0, 10), today)}</span>
  }
  const family = waitingFamily(row.waited_days)
  const text = `${row.waited_days} 天`
  if (family === 'neutral') return <span>{text}</span>
  return (
    <StatusInline family={family} icon={family === 'danger' ? 'triangle-alert' : 'clock-alert'}>
      {text}
    </StatusInline>
  )
}

/** At the end of an application's row: which submission it is, and how long it has waited. */
export function AuditMark({ row, today }: AuditMarkProps) {
  return (
    <>
      <span>{row.round > 1 ? `第 ${row.round} 次提交` : '首次提交'}</span>
      <Waiting row={row} today={today} />
    </>
  )
}
