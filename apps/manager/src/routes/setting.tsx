import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { StaffSettingsPanel } from '@portal/domain/staff/staff-settings'

/** The own account of whoever is signed in. */
export default function SettingPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <StaffSettingsPanel />
    </>
  )
}
