import type { Client } from '../client/client.ts'
import type { CallInput } from '../contract/endpoint.ts'
import {
  changePassword,
  changePhone,
  endOtherSessions,
  endSession,
  getSettings,
  getStaffSettings,
  listSessions,
  saveProfile,
  sendChangePhoneCode,
} from '../contract/settings.contract.ts'
import { getCurrentUser } from '../contract/users.contract.ts'
import { useAction } from './use-action.ts'
import { freshFiles, useRead } from './use-read.ts'

/** The own account of a member. */
export const useSettings = () => useRead(getSettings, {}, freshFiles)

/** Whether a save whose answer was lost has happened. A picture has a new link with every answer: its save is not judged. */
async function settleSave(client: Client, { body }: CallInput<typeof saveProfile>) {
  if (body.avatar_file_id !== undefined) return undefined
  const now = await client.call(getSettings, {}, { silent: true })
  const isSaved =
    now.version > body.version &&
    now.nickname === (body.nickname ?? now.nickname) &&
    now.email === (body.email ?? now.email)
  return isSaved ? now : undefined
}
export const useSaveProfile = () => useAction(saveProfile, [getSettings, getCurrentUser], settleSave)

export const useSendChangePhoneCode = () => useAction(sendChangePhoneCode)
export const useChangePhone = () => useAction(changePhone, [getSettings, getCurrentUser, listSessions])

/** Phone and password of a staff member. */
export const useStaffSettings = () => useRead(getStaffSettings, {})

/** For members and staff. */
export const useChangePassword = () =>
  useAction(changePassword, [getSettings, getStaffSettings, listSessions])
export const useSessions = () => useRead(listSessions, {})
export const useEndSession = () => useAction(endSession, [listSessions])
export const useEndOtherSessions = () => useAction(endOtherSessions, [listSessions])
