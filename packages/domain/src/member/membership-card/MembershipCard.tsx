import { useId, type ComponentProps } from 'react'
import type { Membership } from '@portal/api/contract/memberships.schema'
import { association } from '@portal/api/rules/association'
import { shortDay } from '@portal/api/rules/dates'
import { membershipStatusLook, type MembershipStatus } from '@portal/api/rules/membership'
import { Emblem } from '@portal/ui/emblem'
import { statusIcons } from '@portal/ui/status'
import { CardArt } from './CardArt.tsx'
import * as S from './MembershipCard.styles.ts'

export interface MembershipCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  membership: Membership
}

/** A card that counts keeps its colour; one that does not is left with paper and ink. */
const faces = {
  active: { coloured: true, until: '有效期至' },
  expiring: { coloured: true, until: '有效期至' },
  grace: { coloured: false, until: '已于此日到期' },
  expired: { coloured: false, until: '已于此日到期' },
  suspended: { coloured: false, until: '本期截止' },
  terminated: { coloured: false, until: '本期原截止' },
} as const satisfies Record<MembershipStatus, { coloured: boolean; until: string }>

/** Whose card it is: the person or the unit. */
export const holderOf = (membership: Membership): string =>
  membership.kind === 'personal' ? membership.user_name : membership.company_name

/** One membership at a glance. Days left, facts and actions stand outside the card (VISUAL.md §3). Never fetches. */
export function MembershipCard({ membership, ...rest }: MembershipCardProps) {
  const titleId = useId()
  const holder = holderOf(membership)
  const { coloured, until } = faces[membership.status]
  const { label, icon } = membershipStatusLook[membership.status]
  const Glyph = statusIcons[icon]
  const ground = coloured ? (membership.kind === 'personal' ? 'ink' : 'gold') : 'paper'
  const lastDay = shortDay(membership.expired_time)

  return (
    <S.Root aria-labelledby={titleId} {...rest} data-ground={ground}>
      <CardArt />
      <S.Top>
        <Emblem size={28} variant={coloured ? 'seal' : 'mono'} />
        <S.Association>{association.name}</S.Association>
        <S.Mark>
          <Glyph size={16} />
          {label}
        </S.Mark>
      </S.Top>
      <S.Holder
        id={titleId}
        data-long={membership.kind === 'enterprise' || Array.from(holder).length > 7 || undefined}
      >
        {holder}
      </S.Holder>
      <S.Level>{membership.whats_member}</S.Level>
      <S.Facts>
        <div>
          <dt>会员编号</dt>
          <dd>{membership.number}</dd>
        </div>
        <div>
          <dt>{until}</dt>
          <dd>
            <time dateTime={lastDay}>{lastDay}</time>
          </dd>
        </div>
      </S.Facts>
    </S.Root>
  )
}
