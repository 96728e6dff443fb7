import * as S from './DeskKeys.styles.ts'

/** The keys that lead to the neighbours, beside the buttons of a record. */
export function DeskKeys() {
  return (
    <S.Root>
      <kbd>J</kbd> <kbd>K</kbd> 换单
    </S.Root>
  )
}
