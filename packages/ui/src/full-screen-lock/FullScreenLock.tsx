import type { ComponentProps } from 'react'
import { Emblem } from '../emblem/index.ts'
import * as S from './FullScreenLock.styles.ts'

export interface FullScreenLockProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** @default '正在打开…' */
  text?: string | undefined
}

/** Covers the whole page on the very first visit, before the navigation is known. */
export function FullScreenLock({ text = '正在打开…', ...rest }: FullScreenLockProps) {
  return (
    <S.Root aria-busy {...rest}>
      <Emblem size={56} />
      <S.Track aria-hidden />
      <S.Text>{text}</S.Text>
    </S.Root>
  )
}
