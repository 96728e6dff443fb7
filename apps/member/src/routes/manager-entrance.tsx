import { useEffect } from 'react'
import { pageSettings } from '@portal/api/hooks/page-settings'
import { PageTitle } from '@portal/domain/shared/page-title'

/** The staff's sign-in has an origin of its own (D9): leads there. */
export default function ManagerEntrancePage() {
  useEffect(() => {
    window.location.replace(`${pageSettings().managerOrigin}/managerlogin`)
  }, [])
  return <PageTitle>管理端登录</PageTitle>
}
