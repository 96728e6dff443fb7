import type { ApplicationRow, applicationList } from '@portal/api/contract/applications.schema'
import { LoadState } from '@portal/ui/load-state'
import { Pagination } from '@portal/ui/pagination'
import { SkeletonLines } from '@portal/ui/skeleton'
import { StatusInline } from '@portal/ui/status'
import { DeskQueue, DeskQueueItem } from '../staff-desk/index.ts'
import { shortTime, waitingFamily } from '../staff-time/index.ts'
import * as S from './AuditDesk.styles.ts'

export type ApplicationList = (typeof applicationList)['_zod']['output']

export interface AuditQueueProps {
  /** undefined while loading. */
  data: ApplicationList | undefined
  rows: readonly ApplicationRow[]
  current: string | undefined
  today: string
  onPick: (id: string) => void
  onPage: (page: number) => void
}

function Waiting({ row, today }: { row: ApplicationRow; today: string }) {
  if (row.status !== 'submitted') {
    return <span>{row.submitted_at === null ? '' : shortTime(row.submitted_at, today).slice(0, 5)}</span>
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
export function AuditQueue({ data, rows, current, today, onPick, onPage }: AuditQueueProps) {
  return (
    <DeskQueue
      head={<span>等待最久在前</span>}
      foot={
        data && data.total > data.page_size ? (
          <Pagination page={data.page} pageSize={data.page_size} total={data.total} onChange={onPage} />
        ) : null
      }
    >
      {data ? null : (
        <S.QueueState>
          <SkeletonLines count={5} />
        </S.QueueState>
      )}
      {data && rows.length === 0 ? (
        <li>
          <LoadState state="empty" title="这里没有申请">
            换一个状态看看，或者等申请人提交。
          </LoadState>
        </li>
      ) : null}
      {rows.map(row => (
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
          onClick={() => onPick(row.id)}
        />
      ))}
    </DeskQueue>
  )
}
