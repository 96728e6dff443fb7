import type { StatementImport } from '@portal/api/contract/statements.schema'
import { groupSum } from './statement-sums.ts'
import { counterGroups, groupLooks } from './statement-words.ts'
import * as S from './StatementCounters.styles.ts'

export interface StatementCountersProps {
  trial: NonNullable<StatementImport['trial']>
}

/** How many lines each group has. */
export function StatementCounters({ trial }: StatementCountersProps) {
  return (
    <S.List>
      {counterGroups.map(group => {
        const { counter, icon: Glyph, tone } = groupLooks[group]
        return (
          <S.Item key={group}>
            <dt>
              <S.Mark data-tone={tone}>
                <Glyph size={16} />
              </S.Mark>
              {counter}
            </dt>
            <dd>{groupSum(trial, group).lines}</dd>
          </S.Item>
        )
      })}
    </S.List>
  )
}
