import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useArrival, useSignedIn } from '@portal/api/hooks/users'
import { safeRedirect } from '@portal/api/rules/links'

export interface SignedInProps {
  /** The app's sign-in page. */
  signInPath: string
  children?: ReactNode
}

/** The sign-in address with `redirect` back to the page, left out for the root (product.md §2, Guard). */
const withRedirect = (signInPath: string, from: string): string =>
  from === '/' ? signInPath : `${signInPath}?redirect=${encodeURIComponent(from)}`

/** Without a token every page but the public ones leads to sign-in, which leads back (product.md §2, Guard). */
export function SignedIn({ signInPath, children }: SignedInProps) {
  const signedIn = useSignedIn()
  const { landed } = useArrival()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (signedIn) landed()
  }, [signedIn, landed])
  return signedIn ? children : <Navigate replace to={withRedirect(signInPath, pathname + search)} />
}

/** Where to go after a sign-in on this page: the address asked for, else the landing; null without such a sign-in. */
function useRedirectAfterSignIn(): string | null {
  const { landing } = useArrival()
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  if (landing === null) return null
  return redirect === null ? landing : safeRedirect(redirect)
}

/** Around a sign-in page: after a sign-in there it redirects onwards; visitors already signed in go to the root (D2.9). */
export function SignedOut({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn()
  const redirectTo = useRedirectAfterSignIn()
  return signedIn ? <Navigate replace to={redirectTo ?? '/'} /> : children
}

/** Around a page with a sign-in form that is open to signed-in visitors as well: redirects only after a sign-in on it. */
export function RedirectAfterSignIn({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn()
  const redirectTo = useRedirectAfterSignIn()
  return signedIn && redirectTo !== null ? <Navigate replace to={redirectTo} /> : children
}

/** Redirects to sign-in, from public pages too, when the server has ended the session (product.md §4, §8). */
export function RedirectOnSessionEnd({ signInPath }: Pick<SignedInProps, 'signInPath'>) {
  const { ended, landed } = useArrival()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!ended) return
    landed()
    if (pathname !== signInPath) void navigate(withRedirect(signInPath, pathname + search), { replace: true })
  }, [ended, landed, navigate, pathname, search, signInPath])
  return null
}
