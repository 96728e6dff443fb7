import type { ComponentProps, ComponentType, ElementType, ReactNode } from 'react'
import type { IconProps } from '../icon/index.ts'
import type { ButtonProps } from './Button.tsx'
import * as S from './Button.styles.ts'

interface ButtonLinkOwnProps extends Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  /** Icon before the label. */
  icon?: ComponentType<IconProps> | undefined
  children: ReactNode
}

export type ButtonLinkProps<As extends ElementType = 'a'> = ButtonLinkOwnProps & { as?: As } & Omit<
    ComponentProps<As>,
    keyof ButtonLinkOwnProps | 'as'
  >

/** A link that looks like a button: it goes somewhere and changes nothing. `as={Link}` makes it one of the router. */
export function ButtonLink<As extends ElementType = 'a'>({
  variant = 'secondary',
  size = 'l',
  block = false,
  icon: Glyph,
  children,
  as,
  ...rest
}: ButtonLinkProps<As>) {
  return (
    <S.Root as={as ?? 'a'} {...rest} data-variant={variant} data-size={size} data-block={block || undefined}>
      {Glyph ? <Glyph size={size === 'l' ? 20 : 16} /> : null}
      {children}
    </S.Root>
  )
}
