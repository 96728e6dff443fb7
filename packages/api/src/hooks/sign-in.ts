import { useCallback, useState } from 'react'
import type { Client } from '../client/client.ts'
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
import type { SmsScene } from '../contract/users.schema.ts'
import type { SubRole } from '../rules/rights.ts'
import { landingPage } from '../rules/staff-pages.ts'
import { useClient } from './api-context.ts'
import { useAction } from './use-action.ts'

interface SessionAnswer {
  token: string
  remark?: SubRole
}

/** Signs in by `entry` and starts the session with the token of the answer. */
function useSessionStart<E extends Endpoint>(entry: E, landingOf?: (subRole: SubRole) => string) {
  const { session } = useClient()
  const action = useAction(entry)
  const { run: send } = action
  const run = useCallback<typeof send>(
    async input => {
      // the form says what is wrong
      const outcome = await send(input, { silent: true })
      if (outcome.ok) {
        const { token, remark } = outcome.data as SessionAnswer
        if (remark !== undefined) session.keepRemark(remark)
        session.start(token, (remark === undefined ? undefined : landingOf?.(remark)) ?? '/')
      }
      return outcome
    },
    [send, session, landingOf],
  )
  return { ...action, run }
}

const landingPath = (subRole: SubRole): string => landingPage(subRole).path

export const useSendCode = () => useAction(sendCode)
export const useAccountLogin = () => useSessionStart(accountLogin)
export const useCodeLogin = () => useSessionStart(codeLogin)
export const useRegister = () => useSessionStart(register)
export const useForgetPassword = () => useSessionStart(forgetPassword)
export const useNameLogin = () => useSessionStart(nameLogin, landingPath)
export const useStaffCodeLogin = () => useSessionStart(staffCodeLogin, landingPath)
export const useSendStaffCode = () => useAction(sendStaffCode)

/** A code that was asked for: the spacing is per phone, the code for one purpose (D2.1). */
export interface RequestedCode {
  phone: string
  /** null for the staff's own call. */
  scene: SmsScene | null
  /** When another may be asked for, in milliseconds. */
  until: number
  /** Where it went; empty when it did not. */
  note: string
}

const askedCodes = new WeakMap<Client, RequestedCode>()

/** The last code asked for, in the page's memory (D10.7), so that it goes along from form to form. */
export function useRequestedCode() {
  const client = useClient()
  const [asked, show] = useState(() => askedCodes.get(client))
  const keep = (next: RequestedCode) => {
    askedCodes.set(client, next)
    show(next)
  }
  return [asked, keep] as const
}

/** The agency whose link brought this visitor, for registration. */
export const useAgentId = (): string | undefined => useClient().session.agentId() ?? undefined

/**
 * Ends the session at the server, clears this browser's storages and reloads at the sign-in page, so that nothing
 * personal stays in memory. A server that does not answer in time does not block the sign-out.
 */
export function useLogout(signInPath: string): () => Promise<void> {
  const client = useClient()
  return useCallback(async () => {
    const endSession = client.session.userType === 'manager' ? staffLogout : logout
    const timeout = new Promise<void>(resolve => {
      setTimeout(resolve, 1_500)
    })
    await Promise.race([client.call(endSession, {}, { silent: true }).catch(() => undefined), timeout])
    client.session.leave()
    window.location.assign(signInPath)
  }, [client, signInPath])
}
