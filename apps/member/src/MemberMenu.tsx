import { useLogout } from '@portal/api/hooks/sign-in'
import { useCurrentUser } from '@portal/api/hooks/users'
import { AccountMenu } from '@portal/domain/shared/account-menu'
import { paths } from './paths.ts'

/** The signed-in member's menu. */
export default function MemberMenu() {
  const user = useCurrentUser()
  const logout = useLogout(paths.login)
  return (
    <AccountMenu
      name={user.data?.nickname || user.data?.phone || ''}
      avatar={user.data?.avatar ?? null}
      homePath="/home"
      settingPath={paths.setting}
      onLogout={() => void logout()}
    />
  )
}
