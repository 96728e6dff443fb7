import type { ComponentProps, ElementType } from 'react'
import { ArrowUpRightIcon } from '../icon/index.ts'
import * as S from './TextLink.styles.ts'

interface TextLinkOwnProps {
  /**
   * `inline` is underlined for use in sentences, `plain` stands alone, `quiet` takes the second text colour.
   * @default 'plain'
   */
  variant?: 'plain' | 'inline' | 'quiet' | undefined
  /**
   * Opens in a new window, with the arrow and a spoken hint.
   * @default false
   */
  external?: boolean | undefined
}

export type TextLinkProps<As extends ElementType = 'a'> = TextLinkOwnProps & { as?: As } & Omit<
    ComponentProps<As>,
    keyof TextLinkOwnProps | 'as'
  >

/** A link; `as={Link}` makes it one of the router. */
export function TextLink<As extends ElementType = 'a'>({
  variant = 'plain',
  external = false,
  children,
  ...rest
}: TextLinkProps<As>) {
  return (
    <S.Root
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
      data-variant={variant}
    >
      {children}
      {external ? <ArrowUpRightIcon size={16} label="在新窗口打开" /> : null}
    </S.Root>
  )
}
