import { PageTitle } from '@portal/domain/shared/page-title'
import { StaffSettingsPanel } from '@portal/domain/staff/staff-settings'

/** The own account of whoever is signed in. */
export default function SettingPage() {
  return (
    <>
      <PageTitle>账号设置</PageTitle>
      <StaffSettingsPanel />
    </>
  )
}
