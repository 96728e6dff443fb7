import { useId } from 'react'
import type { ReconciliationMonth } from '@portal/api/contract/reconciliation.schema'
import { useReconciliationMonth } from '@portal/api/hooks/reconciliation'
import { useToday } from '@portal/api/hooks/use-today'
import { addDays } from '@portal/api/rules/dates'
import { ChevronLeftIcon, ChevronRightIcon } from '@portal/ui/icon'
import { IconButton } from '@portal/ui/icon-button'
import { LoadState } from '@portal/ui/load-state'
import { StaffPending } from '../staff-layout/StaffPending.tsx'
import type { DeskAddress } from '../staff-desk/use-desk-address.ts'
import { MonthChannels } from './MonthChannels.tsx'
import { MonthFees } from './MonthFees.tsx'
import type { ReconciliationView } from './reconciliation-view.ts'
import { monthName, monthOutlook } from './reconciliation-words.ts'
import * as S from './MonthPanel.styles.ts'

export interface MonthPanelProps {
  address: DeskAddress<ReconciliationView>
  /** What is told of the month. */
  part: 'channels' | 'fees'
}

/** The months beside one; where it has not come, the last one shown is all that is known, and one came from there. */
function beside(month: string, shown: ReconciliationMonth | undefined) {
  if (shown === undefined) return { previous: null, next: null }
  if (shown.month === month) return shown
  return shown.month < month ? { previous: shown.month, next: null } : { previous: null, next: shown.month }
}

/** One month, and the way to those beside it. */
export function MonthPanel({ address: { view, show, queueOf }, part }: MonthPanelProps) {
  const titleId = useId()
  const today = useToday()
  // yesterday is the last day that can have been reconciled
  const month = view.month || addDays(today, -1).slice(0, 7)
  const { data, last, error, reload } = useReconciliationMonth(month)
  const hrefOf = (day: string) => `?${queueOf({ tab: 'days', record: day, month: '' })}`
  const { previous, next } = beside(month, last)
  const coming = data?.month !== month
  const step = (to: string | null) => ({
    atEnd: to === null,
    onClick: () => {
      if (to !== null) show({ month: to }, { preventScrollReset: true })
    },
  })

  return (
    <S.Root aria-labelledby={titleId}>
      <S.Head>
        <IconButton icon={ChevronLeftIcon} label="上一个有账的月份" {...step(previous)} />
        <S.Title id={titleId}>{monthName(month)}</S.Title>
        <IconButton icon={ChevronRightIcon} label="下一个有账的月份" {...step(next)} />
        {data && !coming && data.days.length > 0 ? <S.Outlook>{monthOutlook(data)}</S.Outlook> : null}
      </S.Head>
      {data ? (
        <S.Body aria-busy={coming || undefined}>
          <MonthBody month={data} part={part} hrefOf={hrefOf} />
        </S.Body>
      ) : (
        <StaffPending error={error} onRetry={reload}>
          这个月的账没有加载出来。
        </StaffPending>
      )}
    </S.Root>
  )
}

interface MonthBodyProps extends Pick<MonthPanelProps, 'part'> {
  month: ReconciliationMonth
  hrefOf: (day: string) => string
}

function MonthBody({ month, part, hrefOf }: MonthBodyProps) {
  if (month.days.length === 0)
    return (
      <LoadState state="empty" title="这个月还没有对过的日子">
        每天的账在第二天早上对，对过以后记在这里。
      </LoadState>
    )
  return part === 'channels' ? (
    <MonthChannels days={month.days} hrefOf={hrefOf} />
  ) : (
    <MonthFees days={month.days} hrefOf={hrefOf} />
  )
}
