import { Suspense } from 'react'
import { Link } from '@portal/domain/shared/router-link'
import { useSignedIn } from '@portal/api/hooks/users'
import { memberPages } from '@portal/api/rules/member-pages'
import { preloadable } from '@portal/ui/preloadable'
import { TextLink } from '@portal/ui/text-link'

const MemberMenu = preloadable(() => import('./MemberMenu.tsx'))

/** Right end of the header: a sign-in link, or the member's menu. */
export function Account() {
  return useSignedIn() ? (
    <Suspense fallback={null}>
      <MemberMenu />
    </Suspense>
  ) : (
    <TextLink as={Link} to={memberPages.login.path}>
      登录
    </TextLink>
  )
}
