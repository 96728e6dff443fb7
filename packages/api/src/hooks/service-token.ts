import { useCallback } from 'react'
import { serviceTicket } from '../contract/users.contract.ts'
import { useClient } from './api-context.ts'
import { pageSettings } from './page-settings.ts'
import { useAction } from './use-action.ts'

/** What the link to the member service centre passes: a one-time ticket unless configured otherwise (D2.8); null without. */
export function useServiceToken() {
  const { session } = useClient()
  const { run, busy } = useAction(serviceTicket)
  const token = useCallback(async () => {
    if (pageSettings().serviceCentreToken === 'session') return session.token()
    const outcome = await run({})
    return outcome.ok ? outcome.data.ticket : null
  }, [run, session])
  return { token, busy }
}
