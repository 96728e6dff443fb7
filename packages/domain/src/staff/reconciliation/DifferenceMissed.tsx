import type { Difference } from '@portal/api/contract/reconciliation.schema'
import { differenceLife, settlementWays } from '@portal/api/rules/reconciliation'
import { ChangedNotice } from '../staff-desk/index.ts'
import type { DifferenceActing } from './use-difference-acts.ts'
import * as S from './DayRecord.styles.ts'

export interface DifferenceMissedProps {
  acts: Pick<DifferenceActing, 'missed'>
  /** As they are now. */
  differences: readonly Difference[]
}

/** A colleague was first: who did what, and where the difference stands now. */
export function DifferenceMissed({ acts: { missed }, differences }: DifferenceMissedProps) {
  if (missed === null) return null
  const now = differences.find(({ difference_id }) => difference_id === missed)
  const settled = now?.settled ?? null
  return (
    <S.Warning>
      <ChangedNotice
        title="这条差异刚刚有了变化"
        history={
          settled === null
            ? []
            : [{ at: settled.at, by: settled.by, text: settlementWays[settled.way], note: settled.note }]
        }
        status={now ? differenceLife.states[now.state].label : '不用再处理'}
      >
        没有重复处理。
      </ChangedNotice>
    </S.Warning>
  )
}
