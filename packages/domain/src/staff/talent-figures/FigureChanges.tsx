import type { FigureChange } from './figure-sets.ts'
import * as S from './TalentFigures.styles.ts'

export interface FigureChangesProps {
  changes: readonly FigureChange[]
  label: string
}

/** What one set changes of the one before it: old → new. */
export function FigureChanges({ changes, label }: FigureChangesProps) {
  if (changes.length === 0) return <S.Text>与之前的标准相同。</S.Text>
  return (
    <S.Changes aria-label={label}>
      {changes.map(({ path, name, before, after }) => (
        <li key={path}>
          <span>{name}</span>
          <S.Change>
            <s>{before}</s> → <b>{after}</b>
          </S.Change>
        </li>
      ))}
    </S.Changes>
  )
}
