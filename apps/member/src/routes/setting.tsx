import { AccountProfilePanel } from '@portal/domain/member/account-profile'
import { SessionsPanel } from '@portal/domain/shared/account-settings'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { PageHeader } from '@portal/ui/page-header'

/** The own account: profile, password, sessions. */
export default function SettingPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <AccountProfilePanel />
      <SessionsPanel life="7 天" />
    </>
  )
}
