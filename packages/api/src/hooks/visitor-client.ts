import type { Client } from '../client/client.ts'
import type { UserType } from '../client/session.ts'

const nothing = () => undefined
const none = () => null

/** The client of a page that is drawn without a browser: nobody is signed in, and no call is ever answered. */
export const visitorClient = (userType: UserType): Client => ({
  session: {
    userType,
    token: none,
    landing: none,
    agentId: none,
    ended: () => false,
    subscribe: () => nothing,
    start: nothing,
    landed: nothing,
    end: nothing,
    leave: nothing,
    keepRemark: nothing,
    keepAgentId: nothing,
  },
  call: () => new Promise<never>(nothing),
})
