import type { ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useSignedIn } from '@portal/api/hooks/users'
import { safeRedirect } from '@portal/api/rules/links'
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

/** The sign-in pages are for those who are not signed in. */
export function SignedOut({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn()
  const [query] = useSearchParams()
  return signedIn ? <Navigate replace to={safeRedirect(query.get('redirect'))} /> : children
}
