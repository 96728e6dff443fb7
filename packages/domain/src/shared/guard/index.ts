export { RedirectOnSessionEnd, SignedIn, SignedOut, RedirectAfterSignIn } from './Guard.tsx'
