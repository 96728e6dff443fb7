import * as S from './None.styles.ts'

/** A dash for an empty value, read as 无. By itself: tables need it without the list. */
export function None() {
  return (
    <>
      <S.Dash aria-hidden>—</S.Dash>
      <S.SpokenText>无</S.SpokenText>
    </>
  )
}
