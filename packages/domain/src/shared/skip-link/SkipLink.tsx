import type { ComponentProps } from 'react'
import * as S from './SkipLink.styles.ts'

export type SkipLinkProps = Omit<ComponentProps<'a'>, 'children' | 'href'>

/** The first thing the Tab key reaches, out of sight until then: leads to the page's `content`. */
export function SkipLink(props: SkipLinkProps) {
  return (
    <S.Root {...props} href="#content">
      跳到正文
    </S.Root>
  )
}
