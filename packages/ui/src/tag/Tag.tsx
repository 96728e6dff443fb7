import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { XIcon, type IconProps } from '../icon/index.ts'
import * as S from './Tag.styles.ts'

interface TagOwnProps extends ComponentProps<'span'> {
  /**
   * `gold` only for star levels and the enterprise card.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'primary' | 'gold' | undefined
  icon?: ComponentType<IconProps> | undefined
  children: ReactNode
}

/** Removable tags say what their button takes away. */
export type TagProps = TagOwnProps &
  (
    | { onRemove?: undefined; removeLabel?: undefined }
    | {
        onRemove: () => void
        /** Accessible name of the button: 移除 财务分析. */
        removeLabel: string
      }
  )

/** A property of a thing: a category, a level, a chosen value. A state is a `StatusTag`. */
export function Tag({ tone = 'neutral', icon: Glyph, onRemove, removeLabel, children, ...rest }: TagProps) {
  return (
    <S.Root {...rest} data-tone={tone} data-removable={onRemove ? true : undefined}>
      {Glyph ? <Glyph size={16} /> : null}
      <S.Text>{children}</S.Text>
      {onRemove ? (
        <S.Remove type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
          <XIcon size={14} />
        </S.Remove>
      ) : null}
    </S.Root>
  )
}
