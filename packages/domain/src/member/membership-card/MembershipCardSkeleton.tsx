import type { ComponentProps } from 'react'
import { Skeleton } from '@portal/ui/skeleton'
import * as S from './MembershipCard.styles.ts'

/** Stand-in with the geometry of the card. */
export function MembershipCardSkeleton(props: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <S.Waiting aria-hidden {...props}>
      <div>
        <Skeleton width={28} height={28} />
        <Skeleton width={150} />
      </div>
      <Skeleton width={128} height={30} />
      <Skeleton width={84} />
      <div>
        <Skeleton width={120} height={32} />
        <Skeleton width={96} height={32} />
      </div>
    </S.Waiting>
  )
}
