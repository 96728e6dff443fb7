import { useState, type ComponentProps } from 'react'
import { UserRoundIcon } from '../icon/index.ts'
import * as S from './Avatar.styles.ts'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Its first character stands in for a picture; an outline does for a phone number. */
  name: string
  /** Picture; a broken one falls back to the initial. */
  src?: string | null | undefined
  /**
   * s 26, m 32, l 60 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined
}

/** A phone number has no initial. */
const initialOf = (name: string): string | undefined =>
  Array.from(name.trim())[0]?.replace(/\d/, '') || undefined

/** A person, by picture, initial or outline. Decoration: the name stands beside it. */
export function Avatar({ name, src, size = 'm', ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <S.Root aria-hidden {...rest} data-size={size}>
      {src && broken !== src ? (
        <img src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        (initialOf(name) ?? <UserRoundIcon size={16} />)
      )}
    </S.Root>
  )
}
