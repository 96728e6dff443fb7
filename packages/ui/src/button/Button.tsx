import type { ComponentProps, ComponentType, MouseEvent, ReactNode } from 'react'
import type { IconProps } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import * as S from './Button.styles.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * `primary` once per view; `text` for the way out; `seal` only for what nobody can take back; `danger-outline` for a refusal.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'text' | 'seal' | 'danger-outline' | undefined
  /**
   * Height: l 44, m 36, s 32 px.
   * @default 'l'
   */
  size?: 'l' | 'm' | 's' | undefined
  /** Icon before the label. */
  icon?: ComponentType<IconProps> | undefined
  /**
   * Work is under way: clicks are ignored, the width is kept.
   * @default false
   */
  busy?: boolean | undefined
  /** Text while busy, 正在 and two characters: there is room for it from the start. The label stays without it. */
  busyLabel?: ReactNode
  /**
   * Takes the whole width.
   * @default false
   */
  block?: boolean | undefined
}

/** A button; `type` is `button` unless told otherwise. */
export function Button({
  variant = 'secondary',
  size = 'l',
  icon: Glyph,
  busy = false,
  busyLabel,
  block = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const iconSize = size === 'l' ? 20 : 16

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <S.Root
      {...rest}
      type={type}
      onClick={click}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-busy-label={busyLabel === undefined ? undefined : ''}
    >
      <S.Label data-hidden={busy || undefined}>
        {Glyph ? <Glyph size={iconSize} /> : null}
        {children}
      </S.Label>
      {busy ? (
        <S.Busy>
          <Spinner size={size === 'l' ? 16 : 14} />
          {busyLabel ?? children}
        </S.Busy>
      ) : null}
    </S.Root>
  )
}
