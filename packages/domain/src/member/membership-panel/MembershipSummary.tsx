import type { ComponentProps, ReactNode } from 'react'
import type { Membership } from '@portal/api/contract/memberships.schema'
import { addDays, shortDay } from '@portal/api/rules/dates'
import { graceDays, isValid, membershipStatusLook, type MembershipStatus } from '@portal/api/rules/membership'
import { yuan } from '@portal/api/rules/money'
import { ButtonLink } from '@portal/ui/button'
import { DescriptionList } from '@portal/ui/description-list'
import { Skeleton } from '@portal/ui/skeleton'
import { StatusTag } from '@portal/ui/status'
import { Link } from '../../shared/router-link/index.ts'
import { MembershipCard, MembershipCardSkeleton } from '../membership-card/index.ts'
import * as S from './MembershipSummary.styles.ts'

export interface MembershipSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  membership: Membership
  /** Page on which a renewal is ordered; without one no renewal is offered. */
  renewTo?: string | undefined
}

/** What the reader should know beside the days; active needs no words. */
const remarks = {
  active: null,
  expiring: ({ next_starts_at }) => `现在续费，新会员期从 ${next_starts_at} 起算。`,
  grace: ({ expired_time, next_starts_at }) =>
    `宽限期至 ${addDays(shortDay(expired_time), graceDays)}；在此之前续费，新会员期从 ${next_starts_at} 起算，不中断。`,
  expired: () => '会员编号为您保留；续费到账确认当日起算新会员期。',
  suspended: () => '会员资格已暂停，恢复前不能使用会员权益。如有疑问请联系协会。',
  terminated: () => '会员资格已终止。如有疑问请联系协会。',
} as const satisfies Record<MembershipStatus, ((membership: Membership) => string) | null>

/** The card with everything that stands outside it: state, days left, facts, renewal. */
export function MembershipSummary({ membership, renewTo, ...rest }: MembershipSummaryProps) {
  const { status, days_left, expired_time } = membership
  const { label, family, icon } = membershipStatusLook[status]
  const remark: ReactNode =
    membership.renewal === 'paid_ahead' ? '下一会员期的会费已经缴纳。' : remarks[status]?.(membership)
  // the reminder puts the button first; who has time finds it under the facts
  const urgent = status !== 'active'
  const renewal =
    renewTo !== undefined && membership.renewal === 'open' ? (
      <S.Actions data-urgent={urgent || undefined}>
        <ButtonLink as={Link} to={renewTo} variant={urgent ? 'primary' : 'secondary'}>
          续费 {yuan(membership.renewal_fee_fen)}
        </ButtonLink>
      </S.Actions>
    ) : null

  return (
    <S.Root {...rest}>
      <MembershipCard membership={membership} />
      <S.Side>
        <S.StatusLine>
          <StatusTag family={family} icon={icon}>
            {label}
          </StatusTag>
          {isValid(status) ? (
            <span>
              {days_left === 0 ? '今天是最后一天' : null}
              {days_left > 0 ? (
                <>
                  剩余 <b>{days_left}</b> 天
                </>
              ) : null}
            </span>
          ) : null}
        </S.StatusLine>
        {remark ? <S.Remark data-family={family}>{remark}</S.Remark> : null}
        {urgent ? renewal : null}
        <DescriptionList
          items={[
            { term: '会员级别', value: membership.whats_member },
            { term: '会员编号', value: membership.number },
            { term: '入会日期', value: membership.member_since },
            { term: '有效期', value: `${membership.starts_at} 至 ${shortDay(expired_time)}` },
          ]}
        />
        {urgent ? null : renewal}
      </S.Side>
    </S.Root>
  )
}

/** Stand-in with the same geometry. */
export function MembershipSummarySkeleton() {
  return (
    <S.Root>
      <MembershipCardSkeleton />
      <S.Waiting>
        <Skeleton width={180} height={20} />
        <Skeleton width={240} height={16} />
        <Skeleton width={220} height={16} />
        <Skeleton width={200} height={16} />
        <Skeleton width={260} height={16} />
      </S.Waiting>
    </S.Root>
  )
}
