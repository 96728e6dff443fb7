import { useState, type ComponentProps } from 'react'
import * as S from './Avatar.styles.ts'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Its first character stands in for a picture. */
  name: string
  /** Picture; a broken one falls back to the initial. */
  src?: string | null | undefined
  /**
   * s 26, m 32, l 60 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined
}

/** A person, by picture or initial. Decoration: the name stands beside it. */
export function Avatar({ name, src, size = 'm', ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <S.Root aria-hidden {...rest} data-size={size}>
      {src && broken !== src ? (
        <img src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        Array.from(name.trim())[0]
      )}
    </S.Root>
  )
}
