import type { ComponentProps } from 'react'
import { useEnterpriseMembership } from '@portal/api/hooks/memberships'
import { useCurrentUser } from '@portal/api/hooks/users'
import { memberPages } from '@portal/api/rules/member-pages'
import { ButtonLink } from '@portal/ui/button'
import { LoadState } from '@portal/ui/load-state'
import { Link } from '../../shared/router-link/index.ts'
import { PageSection } from '../../shared/page-section/index.ts'
import { PanelFailure } from '../../shared/panel-failure/index.ts'
import { MembershipSummary, MembershipSummarySkeleton } from './MembershipSummary.tsx'
import * as S from './UnitMembershipPanel.styles.ts'

/** The membership of the unit this account manages, or the way to one. */
export function UnitMembershipPanel(props: Omit<ComponentProps<'section'>, 'children' | 'title'>) {
  const user = useCurrentUser()
  const membership = useEnterpriseMembership(user.data?.id)
  const failed = user.data ? membership : user

  return (
    <PageSection title="单位会员" {...props}>
      {membership.data ? (
        <MembershipSummary membership={membership.data} renewTo={memberPages.enterpriseRenewal.path} />
      ) : failed.error ? (
        <PanelFailure error={failed.error} onRetry={failed.reload}>
          单位会员信息没有加载出来。
        </PanelFailure>
      ) : membership.data === undefined ? (
        <LoadState state="loading" skeleton={<MembershipSummarySkeleton />} />
      ) : (
        <S.Root>
          <p>您所在的单位尚未与本账号关联。单位加入协会后，员工可共用单位席位、参加人才评价与内部培训。</p>
          <ButtonLink as={Link} to={memberPages.enterpriseApplication.path}>
            申请单位会员
          </ButtonLink>
        </S.Root>
      )}
    </PageSection>
  )
}
