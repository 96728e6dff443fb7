import { createClient, type Client, type ClientEvents } from '../client/client.ts'
import { ApiError } from '../client/errors.ts'
import { createSession, isToken, storageKeys, type Session, type UserType } from '../client/session.ts'
import { redeemTicket } from '../contract/users.contract.ts'
import { errorTexts } from '../rules/error-texts.ts'
import { ticketPrefix } from '../rules/page-settings.ts'

/**
 * Session start (product.md §4): takes what the address brings, then makes the app's client. Must run before anything
 * else asks for data, so that a token in the address is gone from it before the first request (D2.8).
 */
export function startPortal(userType: UserType, events: ClientEvents): Client {
  const session = createSession(userType)
  const ticket = takeFromAddress(session)
  // with a token and no role, the role follows from the user type
  if (session.token() !== null && window.sessionStorage.getItem(storageKeys.role) === null) {
    window.sessionStorage.setItem(storageKeys.role, userType)
  }
  const client = createClient(session, {
    onError: events.onError,
    onLineBack: events.onLineBack,
    onNotSignedIn: message => {
      session.end()
      events.onNotSignedIn(message)
    },
  })
  if (ticket !== null) void redeem(client, ticket, events.onNotSignedIn)
  return client
}

/**
 * Takes `agent_id` and `token` and strips the token. A member's token starts a session and leads to the root
 * (product.md §4); the manager app only strips it; a one-time ticket is answered, to be redeemed (D2.8).
 */
function takeFromAddress(session: Session): string | null {
  const address = new URL(window.location.href)
  const agentId = address.searchParams.get('agent_id')
  const token = address.searchParams.get('token')
  if (token !== null) {
    address.searchParams.delete('token')
    const taken = session.userType === 'register' && isToken(token)
    // nothing of a previous member's session may reach the next one
    if (taken) session.leave()
    if (taken && !token.startsWith(ticketPrefix)) session.start(token)
    window.history.replaceState(null, '', taken ? '/' : address.pathname + address.search + address.hash)
  }
  if (agentId !== null) session.keepAgentId(agentId)
  return token !== null && session.userType === 'register' && token.startsWith(ticketPrefix) ? token : null
}

/**
 * Trades a ticket for a session. A spent one leaves the person at the sign-in page with the message "not signed in":
 * the guard redirects there meanwhile, and an error shown before that would be lost.
 */
async function redeem(
  client: Client,
  ticket: string,
  onNotSignedIn: ClientEvents['onNotSignedIn'],
): Promise<void> {
  try {
    const { token } = await client.call(redeemTicket, { body: { ticket } }, { silent: true })
    client.session.start(token, '/')
  } catch (error) {
    onNotSignedIn(error instanceof ApiError ? error.message : errorTexts.failed)
  }
}
