import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useSignedIn } from '@portal/api/hooks/users'
import { TextLink } from '@portal/ui/text-link'
import { paths } from './paths.ts'

const MemberMenu = lazy(() => import('./MemberMenu.tsx'))

/** Right end of the header: a sign-in link, or the member's menu. */
export function Account() {
  return useSignedIn() ? (
    <Suspense fallback={null}>
      <MemberMenu />
    </Suspense>
  ) : (
    <TextLink as={Link} to={paths.login}>
      登录
    </TextLink>
  )
}
