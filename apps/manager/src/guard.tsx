import type { ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useCurrentStaff, useLanding, useSignedIn } from '@portal/api/hooks/users'
import { safeRedirect } from '@portal/api/rules/links'
import { landingPath } from '@portal/api/rules/rights'
import { mayOpen, type StaffRoute } from '@portal/domain/staff-layout'
import { paths } from './paths.ts'

/** Without a token every page but the public ones leads to sign-in, which leads back (product.md §2, Guard). */
export function SignedIn({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn()
  const { pathname, search } = useLocation()
  if (signedIn) return children
  const from = pathname + search
  return (
    <Navigate
      replace
      to={from === '/' ? paths.login : `${paths.login}?redirect=${encodeURIComponent(from)}`}
    />
  )
}

/** Sign-in is for those who are not signed in; who has just signed in lands by sub-role. */
export function SignedOut({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn()
  const landing = useLanding()
  const [query] = useSearchParams()
  if (!signedIn) return children
  const redirect = query.get('redirect')
  return <Navigate replace to={redirect === null ? (landing ?? '/') : safeRedirect(redirect)} />
}

/** A page for those whose sub-role may open it; the home page sends the others to their own landing (D3). */
export function Allowed({ route, children }: { route: StaffRoute; children: ReactNode }) {
  const staff = useCurrentStaff()
  if (!staff.data) return null
  if (mayOpen(staff.data.remark, route)) return children
  return <Navigate replace to={route.path === '/' ? landingPath(staff.data.remark) : paths.notFound} />
}
