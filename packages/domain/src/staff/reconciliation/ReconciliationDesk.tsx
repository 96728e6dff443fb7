import { useId } from 'react'
import { Button } from '@portal/ui/button'
import { ArrowLeftIcon } from '@portal/ui/icon'
import { LoadState } from '@portal/ui/load-state'
import type { DeskAddress } from '../staff-desk/use-desk-address.ts'
import { DeskFailure } from '../staff-desk/DeskFailure.tsx'
import { useHeading } from '../staff-desk/use-heading.ts'
import { useOpenRecord } from '../staff-desk/use-open-record.ts'
import { usePlace } from '../staff-desk/use-place.ts'
import { useShortcuts } from '../staff-shortcuts/index.ts'
import { DayList } from './DayList.tsx'
import { DayPanel } from './DayPanel.tsx'
import * as S from './ReconciliationDesk.styles.ts'
import type { ReconciliationView } from './reconciliation-view.ts'
import { useDays } from './use-days.ts'

export interface ReconciliationDeskProps {
  address: DeskAddress<ReconciliationView>
}

const listName = '对账的日子'

/** The days beside the one that is open; under 1024 one of the two at a time. */
export function ReconciliationDesk({ address: { view, show } }: ReconciliationDeskProps) {
  const listId = useId()
  const days = useDays()
  const named = view.record
  const { record: day, forgetFirst } = useOpenRecord(named, 'days', days.groups[0]?.days[0]?.day)
  const list = usePlace({ named, record: day, remembered: null, arrived: days.groups.length > 0 })

  const heading = useHeading(day)
  function open(picked: string) {
    // one step back leads out of the days, however many were opened
    const replace = named !== null || heading.now() !== day
    heading.to(picked)
    show({ record: picked }, { replace, preventScrollReset: true })
    heading.moved()
  }
  const neighbour = (from: string | undefined, step: -1 | 1) => {
    const at = days.order.findIndex(known => known === from)
    return at === -1 ? undefined : days.order[at + step]
  }
  function walk(step: -1 | 1) {
    const next = neighbour(heading.now(), step)
    if (next !== undefined) open(next)
  }
  const wayBy = (step: -1 | 1) => (neighbour(day, step) === undefined ? null : () => walk(step))
  const ways = { onPrevious: wayBy(-1), onNext: wayBy(1) }
  // also at an end that is drawn: the way back may be on its way
  useShortcuts({ j: () => walk(1), k: () => walk(-1) })

  if (days.error && days.groups.length === 0)
    return (
      <DeskFailure queueName={listName} error={days.error} onRetry={days.reload}>
        对账的日子没有加载出来。
      </DeskFailure>
    )
  if (days.empty && named === null)
    return (
      <>
        <S.QueueName>{listName}</S.QueueName>
        <LoadState state="empty" title="还没有可以对账的日子">
          对过的日子会列在这里。
        </LoadState>
      </>
    )
  return (
    <S.Root ref={list} data-step={named === null ? 'list' : 'work'}>
      <S.Queue aria-labelledby={listId}>
        <S.QueueName id={listId}>{listName}</S.QueueName>
        <DayList days={days} current={day} ways={ways} onOpen={open} />
      </S.Queue>
      <S.Back>
        <Button
          size="m"
          variant="text"
          icon={ArrowLeftIcon}
          onClick={() => {
            forgetFirst()
            show({ record: null }, { replace: true, preventScrollReset: true })
          }}
        >
          返回列表
        </Button>
      </S.Back>
      <S.Day
        onFocusCapture={() => {
          // whoever works on a day finds it again after a reload
          if (named === null && day !== undefined && heading.now() === day)
            show({ record: day }, { replace: true, preventScrollReset: true })
        }}
      >
        <DayPanel key={day} day={day} />
      </S.Day>
    </S.Root>
  )
}
