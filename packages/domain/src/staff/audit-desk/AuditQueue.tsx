import type { ApplicationRow, applicationList } from '@portal/api/contract/applications.schema'
import { StatusInline } from '@portal/ui/status'
import { DeskQueue, DeskQueueItem, type UnderWay } from '../staff-desk/index.ts'
import { shortTime, waitingFamily } from '../staff-time/index.ts'
import type { AuditAct } from './audit-kind.ts'
import { doing } from './use-audit-decision.ts'

export type ApplicationList = (typeof applicationList)['_zod']['output']

export interface AuditQueueProps {
  /** undefined while loading. */
  data: ApplicationList | undefined
  rows: readonly ApplicationRow[]
  current: string | undefined
  today: string
  /** Decisions on the line, by application. */
  underWay: UnderWay<AuditAct>
  onPick: (id: string) => void
  onPage: (page: number) => void
}

function Waiting({ row, today }: { row: ApplicationRow; today: string }) {
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

/** Applications of one state, those that wait longest first. */
export function AuditQueue({ data, rows, current, today, underWay, onPick, onPage }: AuditQueueProps) {
  const doingTo = (id: string) => {
    const act = underWay[id]
    return act && doing[act]
  }
  return (
    <DeskQueue
      head={<span>等待最久在前</span>}
      data={data}
      rows={rows}
      empty={{ title: '这里没有申请', text: '换一个状态看看，或者等申请人提交。' }}
      page={data?.page ?? 1}
      onPage={onPage}
    >
      {row => (
        <DeskQueueItem
          key={row.id}
          title={row.name}
          note={row.level}
          mark={
            <>
              <span>{row.round > 1 ? `第 ${row.round} 次提交` : '首次提交'}</span>
              <Waiting row={row} today={today} />
            </>
          }
          current={row.id === current}
          underWay={doingTo(row.id)}
          onClick={() => onPick(row.id)}
        />
      )}
    </DeskQueue>
  )
}
