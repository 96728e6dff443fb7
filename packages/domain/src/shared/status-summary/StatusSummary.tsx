import type { ComponentProps, ReactNode } from 'react'
import * as S from './StatusSummary.styles.ts'

/** What anybody asks of a thing in progress; all three are always given, in end states too (VISUAL.md §3). */
export interface Answers {
  /** Why it stands where it stands. */
  why: ReactNode
  /** What happens next, and who does it. */
  next: ReactNode
  /** Until when. */
  until: ReactNode
}

export interface StatusSummaryProps extends Omit<ComponentProps<'dl'>, 'children'> {
  answers: Answers
}

/** Three columns with hairlines; a list on phones. */
export function StatusSummary({ answers, ...rest }: StatusSummaryProps) {
  return (
    <S.Root {...rest}>
      <div>
        <dt>为什么在这一步</dt>
        <dd>{answers.why}</dd>
      </div>
      <div>
        <dt>接下来</dt>
        <dd>{answers.next}</dd>
      </div>
      <div>
        <dt>截止时间</dt>
        <dd>{answers.until}</dd>
      </div>
    </S.Root>
  )
}
