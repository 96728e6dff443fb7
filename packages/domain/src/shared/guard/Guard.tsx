import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useArrival, useSignedIn } from '@portal/api/hooks/users'
import { safeRedirect } from '@portal/api/rules/links'

export interface SignedInProps {
  /** The app's sign-in page. */
  signInPath: string
  children?: ReactNode
}

/** Sign-in with the way back, left out for the root (product.md §2, Guard). */
const withWayBack = (signInPath: string, from: string): string =>
  from === '/' ? signInPath : `${signInPath}?redirect=${encodeURIComponent(from)}`

/** Without a token every page but the public ones leads to sign-in, which leads back (product.md §2, Guard). */
export function SignedIn({ signInPath, children }: SignedInProps) {
  const signedIn = useSignedIn()
  const { landed } = useArrival()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (signedIn) landed()
  }, [signedIn, landed])
  return signedIn ? children : <Navigate replace to={withWayBack(signInPath, pathname + search)} />
}

/** Where somebody who has just signed in on this page goes: the way back, else the landing; null for everybody else. */
function useWayOn(): string | null {
  const { landing } = useArrival()
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  if (landing === null) return null
  return redirect === null ? landing : safeRedirect(redirect)
}

/** A sign-in page: who has just signed in goes on, who comes signed in goes to the root (D2.9). */
export function SignedOut({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn()
  const wayOn = useWayOn()
  return signedIn ? <Navigate replace to={wayOn ?? '/'} /> : children
}

/** A page with a sign-in form that may be visited signed in as well: only who has just signed in goes on. */
export function SignInGoesOn({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn()
  const wayOn = useWayOn()
  return signedIn && wayOn !== null ? <Navigate replace to={wayOn} /> : children
}

/** Leads from public pages too to sign-in when the server knows the session no more (product.md §4, §8). */
export function EndedSession({ signInPath }: Pick<SignedInProps, 'signInPath'>) {
  const { ended, landed } = useArrival()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!ended) return
    landed()
    if (pathname !== signInPath) void navigate(withWayBack(signInPath, pathname + search), { replace: true })
  }, [ended, landed, navigate, pathname, search, signInPath])
  return null
}
