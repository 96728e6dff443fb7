import { useCallback } from 'react'
import type { Endpoint } from '../contract/endpoint.ts'
import { nameLogin, sendStaffCode, staffCodeLogin, staffLogout } from '../contract/staff.contract.ts'
import {
  accountLogin,
  codeLogin,
  forgetPassword,
  logout,
  register,
  sendCode,
} from '../contract/users.contract.ts'
import { useClient } from './api-context.ts'
import { useAction } from './use-action.ts'

/** Signs in by `entry` and starts the session with the token of the answer. */
function useSessionStart<E extends Endpoint>(entry: E) {
  const { session } = useClient()
  const action = useAction(entry)
  const { run: send } = action
  const run = useCallback<typeof send>(
    async input => {
      const outcome = await send(input)
      if (outcome.ok) session.start((outcome.data as { token: string }).token)
      return outcome
    },
    [send, session],
  )
  return { ...action, run }
}

export const useSendCode = () => useAction(sendCode)
export const useAccountLogin = () => useSessionStart(accountLogin)
export const useCodeLogin = () => useSessionStart(codeLogin)
export const useRegister = () => useSessionStart(register)
export const useForgetPassword = () => useSessionStart(forgetPassword)
export const useNameLogin = () => useSessionStart(nameLogin)
export const useStaffCodeLogin = () => useSessionStart(staffCodeLogin)
export const useSendStaffCode = () => useAction(sendStaffCode)

/** The agency whose link brought this visitor, for registration. */
export const useAgentId = (): string | undefined => useClient().session.agentId() ?? undefined

/** Kills the session at the server and clears this browser's storages; the page changes even when the server is away. */
export function useLogout(): () => void {
  const client = useClient()
  return useCallback(() => {
    const kill = client.session.userType === 'manager' ? staffLogout : logout
    // the call must carry the token, so it leaves before the token is dropped
    client.call(kill, {}, { silent: true }).catch(() => undefined)
    client.session.end()
  }, [client])
}
