import type { ReconciledDay } from '@portal/api/contract/reconciliation.schema'
import { useToday } from '@portal/api/hooks/use-today'
import { yuan } from '@portal/api/rules/money'
import { dayStates } from '@portal/api/rules/reconciliation'
import { Button } from '@portal/ui/button'
import { SkeletonLines } from '@portal/ui/skeleton'
import { StatusInline } from '@portal/ui/status'
import { delegationMark } from '../delegation/index.ts'
import { DeskQueueGroup, DeskQueueItem } from '../staff-desk/DeskQueue.tsx'
import { walkByArrows, type Ways } from '../staff-desk/walk-keys.ts'
import { dayMark, dayName } from './reconciliation-words.ts'
import type { Days } from './use-days.ts'
import * as S from './DayList.styles.ts'

export interface DayListProps {
  days: Days
  /** The day that lies open. */
  current: string | undefined
  /** The arrow keys go there from a row. */
  ways: Ways
  onOpen: (day: string) => void
}

/** The days by how they stand, those with differences first. */
export function DayList({ days: { groups, loading, more }, current, ways, onOpen }: DayListProps) {
  const today = useToday()
  return (
    <S.List onKeyDown={walkByArrows(ways)}>
      {loading ? (
        <S.Coming>
          <SkeletonLines count={5} />
        </S.Coming>
      ) : null}
      {groups.map(({ state, days }) => (
        <DeskQueueGroup key={state} name={dayStates[state].label} count={days.length}>
          {days.map(day => (
            <DayItem
              key={day.day}
              day={day}
              today={today}
              current={day.day === current}
              onOpen={() => onOpen(day.day)}
            />
          ))}
        </DeskQueueGroup>
      ))}
      {more.there ? (
        <S.More>
          {more.failed ? <S.Failed role="alert">更早的日子没有加载出来。</S.Failed> : null}
          <Button size="s" variant="text" busy={more.loading} busyLabel="正在加载" onClick={more.load}>
            {more.failed ? '再试一次' : '更早的日子'}
          </Button>
        </S.More>
      ) : null}
    </S.List>
  )
}

interface DayItemProps {
  day: ReconciledDay
  today: string
  current: boolean
  onOpen: () => void
}

function DayItem({ day, today, current, onOpen }: DayItemProps) {
  const { label, ...look } = dayMark(day)
  return (
    <DeskQueueItem
      record={day.day}
      title={dayName(day.day, today)}
      figure={day.bank_fen === null ? '—' : yuan(day.bank_fen)}
      note={day.delegation ? `银行入账 · ${delegationMark(day.delegation)}` : '银行入账'}
      mark={<StatusInline {...look}>{label}</StatusInline>}
      current={current}
      onClick={onOpen}
    />
  )
}
