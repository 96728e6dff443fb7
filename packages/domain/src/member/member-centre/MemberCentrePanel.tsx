import type { ReactNode } from 'react'
import { useEnterpriseMembership, usePersonalMembership } from '@portal/api/hooks/memberships'
import { pageSettings } from '@portal/api/hooks/page-settings'
import { useServiceToken } from '@portal/api/hooks/service-token'
import { useCurrentUser } from '@portal/api/hooks/users'
import { shortDay } from '@portal/api/rules/dates'
import { memberPages } from '@portal/api/rules/member-pages'
import type { EnterpriseMembership, PersonalMembership } from '@portal/api/contract/memberships.schema'
import type { UserInfo } from '@portal/api/contract/users.schema'
import { PanelFailure } from '../../shared/panel-failure/index.ts'
import { MemberCentreLayout, type MemberIdentity } from './MemberCentreLayout.tsx'
import { openLater, serviceCentreFor, withToken } from './service-centre.ts'

export interface MemberCentrePanelProps {
  /** The page that is open. */
  children?: ReactNode
}

/** Name: personal user_name, else enterprise company_name, else phone; the personal membership goes first (product.md §2). */
function identityOf(
  user: UserInfo,
  personal: PersonalMembership | null,
  enterprise: EnterpriseMembership | null,
): MemberIdentity {
  const valid = user.personal_vip_valid ? personal : user.enterprise_vip_valid ? enterprise : null
  return {
    name: personal?.user_name ?? enterprise?.company_name ?? user.phone,
    avatar: user.avatar,
    membership: valid && {
      level: valid.whats_member,
      lastDay: shortDay(valid.expired_time),
      renewTo: memberPages[valid.kind === 'personal' ? 'personalRenewal' : 'enterpriseRenewal'].path,
    },
  }
}

/** Fetches who is signed in, then both memberships, and draws the member centre around the page. */
export function MemberCentrePanel({ children }: MemberCentrePanelProps) {
  const user = useCurrentUser()
  const personal = usePersonalMembership(user.data?.id)
  const enterprise = useEnterpriseMembership(user.data?.id)
  const { token, busy } = useServiceToken()
  const address = serviceCentreFor(window.location.hostname, pageSettings())

  // a membership that could not be read costs its line, not the whole menu
  const settled =
    (personal.data !== undefined || personal.error !== undefined) &&
    (enterprise.data !== undefined || enterprise.error !== undefined)

  function openServiceCentre() {
    if (busy) return
    void openLater(async () => {
      const passed = await token()
      return passed === null ? null : withToken(address, passed)
    })
  }

  return (
    <MemberCentreLayout
      identity={
        user.data && settled ? identityOf(user.data, personal.data ?? null, enterprise.data ?? null) : null
      }
      membershipAwaited={user.data && (user.data.personal_vip_valid || user.data.enterprise_vip_valid)}
      failure={
        user.error && !user.data ? (
          <PanelFailure error={user.error} onRetry={user.reload}>
            账号信息没有加载出来。
          </PanelFailure>
        ) : null
      }
      enterpriseValid={user.data?.enterprise_vip_valid ?? false}
      serviceCentre={address}
      onServiceCentre={openServiceCentre}
    >
      {children}
    </MemberCentreLayout>
  )
}
