import { Link } from 'react-router-dom'
import { AccountMenu } from '@portal/domain/account-menu'
import { useLogout } from '@portal/api/hooks/sign-in'
import { useCurrentUser, useSignedIn } from '@portal/api/hooks/users'
import { TextLink } from '@portal/ui/text-link'
import { paths } from './paths.ts'

/** Right end of the header: a sign-in link, or the member's menu. */
export function Account() {
  const signedIn = useSignedIn()
  const user = useCurrentUser()
  const logout = useLogout(paths.login)

  if (!signedIn) {
    return (
      <TextLink as={Link} to={paths.login}>
        登录
      </TextLink>
    )
  }
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
