import * as S from './ConflictNotice.styles.ts'
import type { Difference } from './differences.ts'

export interface DifferenceListProps {
  differences: readonly Difference[]
}

const orNone = (words: string) => (words === '' ? '未填写' : words)

/** What another page holds otherwise, one field under the other. */
export function DifferenceList({ differences }: DifferenceListProps) {
  return (
    <S.Differences aria-label="另一个页面的不同之处">
      {differences.map(({ label, words, here }) => (
        <li key={label}>
          {label}：{orNone(words)}
          {here === undefined ? null : <S.Here>（这里：{orNone(here)}）</S.Here>}
        </li>
      ))}
    </S.Differences>
  )
}
