export { EndedSession, SignedIn, SignedOut, SignInGoesOn } from './Guard.tsx'
