import * as S from './ConflictNotice.styles.ts'
import type { Difference } from './differences.ts'

export interface DifferenceListProps {
  differences: readonly Difference[]
}

/** What another page holds otherwise, one field under the other. */
export function DifferenceList({ differences }: DifferenceListProps) {
  return (
    <S.Differences aria-label="另一个页面的不同之处">
      {differences.map(({ label, words }) => (
        <li key={label}>
          {label}：{words === '' ? '未填写' : words}
        </li>
      ))}
    </S.Differences>
  )
}
