import type { ComponentProps, ReactNode } from 'react'
import * as S from './BottomBar.styles.ts'

export interface BottomBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Left: save state, a sum, a remark. */
  info?: ReactNode
  /** Right: buttons, the primary one last. */
  actions: ReactNode
}

/** Sticks to the lower edge of a long form; two rows on phones. */
export function BottomBar({ info, actions, ...rest }: BottomBarProps) {
  return (
    <S.Root {...rest}>
      <S.Inner>
        <S.Info>{info}</S.Info>
        <S.Actions>{actions}</S.Actions>
      </S.Inner>
    </S.Root>
  )
}
