import type { ComponentProps, ComponentType } from 'react'
import type { IconProps } from '../icon/index.ts'
import * as S from './IconButton.styles.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: ComponentType<IconProps>
  /** Accessible name and tooltip. */
  label: string
  /**
   * `auto` follows the density (44 or 32 px), `s` is 32 px.
   * @default 'auto'
   */
  size?: 'auto' | 's' | undefined
  /**
   * Nothing to do right now, as at the end of a walk: unlike `disabled` it keeps the focus, and with it the keyboard.
   * @default false
   */
  atEnd?: boolean | undefined
}

/** A button drawn as one icon; its name shows as the browser's tooltip. */
export function IconButton({
  icon: Glyph,
  label,
  size = 'auto',
  atEnd = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <S.Root
      title={label}
      {...rest}
      {...(atEnd ? { 'aria-disabled': true } : { onClick })}
      type={type}
      aria-label={label}
      data-size={size}
    >
      <Glyph size={size === 's' ? 16 : 20} />
    </S.Root>
  )
}
