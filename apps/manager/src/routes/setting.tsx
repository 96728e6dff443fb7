import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { StaffSettingsPanel } from '@portal/domain/staff/staff-settings'

/** The signed-in staff member's own account. */
export default function SettingPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <StaffSettingsPanel />
    </>
  )
}
