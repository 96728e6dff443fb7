import { useId, type ComponentProps } from 'react'
import { useCurrentApplication } from '@portal/api/hooks/applications'
import { usePersonalMembership } from '@portal/api/hooks/memberships'
import { useToday } from '@portal/api/hooks/use-today'
import { useCurrentUser } from '@portal/api/hooks/users'
import { isOpen } from '@portal/api/rules/application'
import { memberPages } from '@portal/api/rules/member-pages'
import { LoadState } from '@portal/ui/load-state'
import { useOrderOf } from '../personal-application/use-order-of.ts'
import { PanelFailure } from '../../shared/panel-failure/index.ts'
import { ApplicationStatusPanel } from './ApplicationStatusPanel.tsx'
import { MembershipInvitation } from './MembershipInvitation.tsx'
import * as S from './MembershipPanel.styles.ts'
import { MembershipSummary, MembershipSummarySkeleton } from './MembershipSummary.tsx'

const loading = <LoadState state="loading" skeleton={<MembershipSummarySkeleton />} />

/**
 * What stands in for a membership that is not there: the application, or the invitation to make one. `again`: of somebody
 * whose membership was terminated, so that an application that has ended is an old story.
 */
function NotYetAMember({ again = false }: { again?: boolean }) {
  const { data, error, reload } = useCurrentApplication()
  const order = useOrderOf(data?.application)
  const today = useToday()

  if (error && !data)
    return (
      <PanelFailure error={error} onRetry={reload}>
        入会申请没有加载出来。
      </PanelFailure>
    )
  if (!data || order.loading) return loading
  return data.application && !(again && !isOpen(data.application.status)) ? (
    <ApplicationStatusPanel application={data.application} order={order.data ?? null} today={today} />
  ) : (
    <MembershipInvitation feeFen={data.fee_fen} reasons={data.can_apply ? [] : data.reasons} />
  )
}

/** The own personal membership, or how far the way to it is. */
export function MembershipPanel(props: Omit<ComponentProps<'section'>, 'children'>) {
  const user = useCurrentUser()
  const membership = usePersonalMembership(user.data?.id)
  const failed = user.data ? membership : user
  const titleId = useId()

  return (
    <S.Root aria-labelledby={titleId} {...props}>
      <S.Title id={titleId}>个人会员</S.Title>
      {membership.data ? (
        <>
          <MembershipSummary membership={membership.data} renewTo={memberPages.personalRenewal.path} />
          {membership.data.status === 'terminated' ? (
            <S.Again>
              <NotYetAMember again />
            </S.Again>
          ) : null}
        </>
      ) : failed.error ? (
        <PanelFailure error={failed.error} onRetry={failed.reload}>
          会员信息没有加载出来。
        </PanelFailure>
      ) : membership.data === undefined ? (
        loading
      ) : (
        <NotYetAMember />
      )}
    </S.Root>
  )
}
