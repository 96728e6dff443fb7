import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { membershipStatusLook, type MembershipStatus } from '@portal/api/rules/membership'
import { Button, ButtonLink } from '@portal/ui/button'
import { DescriptionList } from '@portal/ui/description-list'
import { Notice } from '@portal/ui/notice'
import { PageHeader } from '@portal/ui/page-header'
import * as S from './Renewal.styles.ts'

export interface RenewalViewProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** null: not a member. */
  membership: {
    level: string
    status: MembershipStatus
    lastDay: string
    /** First day of the period a payment confirmed today would open. */
    nextStart: string
    fee: string
    /** Renewal may be ordered now. */
    open: boolean
  } | null
  applyPath: string
  busy: boolean
  refusal?: string | undefined
  onOrder: () => void
}

/** What a renewal costs and brings, and the button that makes the order. */
export function RenewalView({ membership, applyPath, busy, refusal, onOrder, ...rest }: RenewalViewProps) {
  if (!membership) {
    return (
      <S.Root {...rest}>
        <PageHeader title="续费" lead="您还不是个人会员。入会申请通过并缴费后，可以在到期前续费。" />
        <ButtonLink as={Link} variant="primary" to={applyPath}>
          申请个人会员
        </ButtonLink>
      </S.Root>
    )
  }
  return (
    <S.Root {...rest}>
      <PageHeader title="续费" lead="生成续费订单后，在订单页按提示转账并填报。" />
      <DescriptionList
        items={[
          { term: '会员级别', value: membership.level },
          { term: '当前状态', value: membershipStatusLook[membership.status].label },
          { term: '本期有效期至', value: membership.lastDay },
          { term: '新会员期起', value: membership.open ? membership.nextStart : null },
          { term: '会费', value: `${membership.fee} / 年` },
        ]}
      />
      {membership.open ? (
        <Button variant="primary" busy={busy} busyLabel="正在生成订单" onClick={onOrder}>
          生成续费订单
        </Button>
      ) : (
        <Notice>到期前 60 天起可以续费。会员资格暂停或终止的，请联系协会办公室。</Notice>
      )}
      {refusal ? (
        <Notice tone="error" role="alert">
          {refusal}
        </Notice>
      ) : null}
    </S.Root>
  )
}
