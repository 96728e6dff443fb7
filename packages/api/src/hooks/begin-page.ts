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
  const { documentElement } = document
  const isFinished = 'finished' in documentElement.dataset
  // finished HTML is what a visitor sees, and the frame of other pages what somebody signed in sees
  documentElement.hidden = signedIn === isFinished
  // a token in the address is another session's
  if (!search.has('token')) callEarly(token, readsOf({ path: window.location.pathname, search, signedIn }))
}
