import { useEffect } from 'react'
import { pageSettings } from '@portal/api/hooks/page-settings'
import { publicStaffPages } from '@portal/api/rules/staff-pages'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

/** The staff's sign-in has an origin of its own (D9): leads there. */
export default function ManagerEntrancePage({ title }: PageProps) {
  useEffect(() => {
    window.location.replace(`${pageSettings().managerOrigin}${publicStaffPages.login.path}`)
  }, [])
  return <PageTitle>{title}</PageTitle>
}
