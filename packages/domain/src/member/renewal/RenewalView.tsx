import type { ComponentProps } from 'react'
import { memberPages } from '@portal/api/rules/member-pages'
import { ButtonLink } from '@portal/ui/button'
import { PageHeader } from '@portal/ui/page-header'
import { Link } from '../../shared/router-link/index.ts'
import { RenewalTermsView, type RenewalTerms, type RenewalTermsViewProps } from './RenewalTermsView.tsx'
import * as S from './Renewal.styles.ts'

export interface RenewalViewProps
  extends Omit<ComponentProps<'section'>, 'children'>, Omit<RenewalTermsViewProps, 'membership'> {
  /** null: not a member. */
  membership: RenewalTerms | null
  applyPath: string
}

/** Renewal of the own membership; or the way to one. */
export function RenewalView({
  membership,
  unpaid,
  orderPath,
  applyPath,
  busy,
  refusal,
  onOrder,
  ...rest
}: RenewalViewProps) {
  if (!membership) {
    return (
      <S.Root {...rest}>
        <PageHeader
          title={memberPages.personalRenewal.title}
          lead="您还不是个人会员。入会申请通过并缴费后，可以随时续费。"
        />
        <ButtonLink as={Link} variant="primary" to={applyPath}>
          {memberPages.personalApplication.title}
        </ButtonLink>
      </S.Root>
    )
  }
  return (
    <S.Root {...rest}>
      <PageHeader
        title={memberPages.personalRenewal.title}
        lead="生成续费订单后，在订单页选择支付方式付款。"
      />
      <RenewalTermsView {...{ membership, unpaid, orderPath, busy, refusal, onOrder }} />
    </S.Root>
  )
}
