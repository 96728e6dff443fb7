import { createClient, type Client, type ClientEvents } from '../client/client.ts'
import { createSession, storageKeys, type Session, type UserType } from '../client/session.ts'

/**
 * Session start (product.md §4): takes what the address brings, then makes the app's client. Must run before anything
 * else asks for data, so that a token in the address is gone from it before the first request (D2.8).
 */
export function startPortal(userType: UserType, events: ClientEvents): Client {
  const session = createSession(userType)
  takeFromAddress(session)
  // with a token and no role, the role follows from the user type
  if (session.token() !== null && window.sessionStorage.getItem(storageKeys.role) === null) {
    window.sessionStorage.setItem(storageKeys.role, userType)
  }
  return createClient(session, {
    onError: events.onError,
    onNotSignedIn: message => {
      session.end()
      events.onNotSignedIn(message)
    },
  })
}

function takeFromAddress(session: Session): void {
  const address = new URL(window.location.href)
  const agentId = address.searchParams.get('agent_id')
  const token = session.userType === 'register' ? address.searchParams.get('token') : null
  if (token !== null && /^[\w.~+/=-]{16,512}$/.test(token)) {
    // whoever was signed in here before leaves nothing to the next
    session.leave()
    session.start(token)
    window.history.replaceState(null, '', '/')
  } else if (token !== null) {
    address.searchParams.delete('token')
    window.history.replaceState(null, '', address.pathname + address.search + address.hash)
  }
  if (agentId !== null) session.keepAgentId(agentId)
}
