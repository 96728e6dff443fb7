import { useId, type ComponentProps } from 'react'
import { yuan } from '@portal/api/rules/money'
import { Emblem } from '@portal/ui/emblem'
import { CheckIcon } from '@portal/ui/icon'
import * as S from './MembershipCard.styles.ts'

export type InvitationKind = 'personal' | 'enterprise'

export interface InvitationCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  kind: InvitationKind
  /** Yearly fee in fen, the lowest one for units; left out while it is not known. */
  feeFen?: number | undefined
}

const invitations = {
  personal: {
    name: '个人会员',
    title: '邀请您加入协会',
    reasons: ['持有会员编号与电子会员证', '人才评价、培训考试按会员价', '会员身份可公开核验'],
    from: '',
  },
  enterprise: {
    name: '单位会员',
    title: '邀请贵单位加入协会',
    reasons: ['员工共用席位，凭人才库码加入', '人才评价、培训考试按单位价', '电子会员证可公开核验'],
    from: '起',
  },
} as const satisfies Record<
  InvitationKind,
  { name: string; title: string; reasons: readonly string[]; from: string }
>

/** Shown instead of the card to someone who is not yet a member. */
export function InvitationCard({ kind, feeFen, ...rest }: InvitationCardProps) {
  const titleId = useId()
  const { name, title, reasons, from } = invitations[kind]

  return (
    <S.Invitation aria-labelledby={titleId} {...rest} data-kind={kind}>
      <S.Kind>
        <Emblem size={26} variant="mono" />
        {name}
      </S.Kind>
      <S.InvitationTitle id={titleId}>{title}</S.InvitationTitle>
      <S.Reasons>
        {reasons.map(reason => (
          <li key={reason}>
            <CheckIcon size={16} />
            {reason}
          </li>
        ))}
      </S.Reasons>
      {feeFen === undefined ? null : (
        <S.Fee>
          会费 <b>{yuan(feeFen)}</b> / 年{from}
        </S.Fee>
      )}
    </S.Invitation>
  )
}
