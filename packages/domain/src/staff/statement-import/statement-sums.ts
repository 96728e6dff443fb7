import type { StatementImport } from '@portal/api/contract/statements.schema'
import type { StatementGroup, StatementTab } from '@portal/api/rules/statement'

type Trial = NonNullable<StatementImport['trial']>
export interface Sum {
  lines: number
  orders: number
  amount_fen: number
}

function sumOf({ groups }: Trial, isIn: (part: Trial['groups'][number]) => boolean): Sum {
  const sum: Sum = { lines: 0, orders: 0, amount_fen: 0 }
  for (const part of groups.filter(isIn)) {
    sum.lines += part.lines
    sum.orders += part.orders
    sum.amount_fen += part.amount_fen
  }
  return sum
}

export const groupSum = (trial: Trial, group: StatementGroup): Sum =>
  sumOf(trial, part => part.group === group)

const isJudged = ({ group }: { group: StatementGroup }) => group === 'unsure' || group === 'several'

/** What stands in a tab; ticked, kept and skipped add up to the file. */
export const tabSum = (trial: Trial, tab: StatementTab): Sum =>
  sumOf(trial, part => {
    switch (tab) {
      case 'all':
        return true
      case 'judge':
        return !part.ticked && isJudged(part)
      case 'ticked':
        return part.ticked
      case 'kept':
        return !part.ticked && part.group !== 'used'
      case 'skipped':
        return part.group === 'used'
    }
  })
