import { AccountProfilePanel } from '@portal/domain/member/account-profile'
import { SessionsPanel } from '@portal/domain/shared/account-settings'
import { PageTitle } from '@portal/domain/shared/page-title'
import { PageHeader } from '@portal/ui/page-header'

/** The own account: profile, password, sessions. */
export default function SettingPage() {
  return (
    <>
      <PageTitle>账号设置</PageTitle>
      <PageHeader title="账号设置" />
      <AccountProfilePanel />
      <SessionsPanel life="7 天" />
    </>
  )
}
