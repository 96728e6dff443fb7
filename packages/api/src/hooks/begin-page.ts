import { callEarly, type FirstRead } from '../client/early-calls.ts'
import { tokenIn, type UserType } from '../client/session.ts'

export type { FirstRead } from '../client/early-calls.ts'

/** Where a page load leads. */
export interface PageLoad {
  path: string
  search: URLSearchParams
  signedIn: boolean
}

/** Runs in the html, before anything is drawn: begins the readings of the page at the address. */
export function beginPage(userType: UserType, readsOf: (load: PageLoad) => readonly FirstRead[]): void {
  const token = tokenIn(window.localStorage, userType)
  const signedIn = token !== null
  const search = new URLSearchParams(window.location.search)
  // finished HTML is what a visitor sees; somebody signed in is led on
  document.documentElement.hidden = signedIn
  // a token in the address is another session's
  if (!search.has('token')) callEarly(token, readsOf({ path: window.location.pathname, search, signedIn }))
}
