import type { ComponentProps } from 'react'
import { starLevels, starName, type StarLevel } from '@portal/api/rules/star'
import * as S from './Stars.styles.ts'

export interface StarsProps extends Omit<ComponentProps<'span'>, 'children'> {
  star: StarLevel
}

/** A level in gold: five stars, as many of them filled. */
export const Stars = ({ star, ...rest }: StarsProps) => (
  <S.Root aria-label={starName(star)} {...rest}>
    {starLevels.map(level => (
      <svg
        key={level}
        viewBox="0 0 24 24"
        aria-hidden
        focusable="false"
        data-empty={level > star || undefined}
      >
        <path d="M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z" />
      </svg>
    ))}
  </S.Root>
)
