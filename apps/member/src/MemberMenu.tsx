import { useLogout } from '@portal/api/hooks/sign-in'
import { useCurrentUser } from '@portal/api/hooks/users'
import { centrePath, memberPages } from '@portal/api/rules/member-pages'
import { AccountMenu } from '@portal/domain/shared/account-menu'

/** The signed-in member's menu. */
export default function MemberMenu() {
  const user = useCurrentUser()
  const logout = useLogout(memberPages.login.path)
  return (
    <AccountMenu
      name={user.data?.nickname || user.data?.phone || ''}
      avatar={user.data?.avatar ?? null}
      homePath={centrePath}
      setting={memberPages.setting}
      onLogout={() => void logout()}
    />
  )
}
