import { firstRead } from '../client/early-calls.ts'
import { storageKeys, stored } from '../client/session.ts'
import { getCurrentStaff, workCounts } from '../contract/staff.contract.ts'
import { useClient } from './api-context.ts'
import { rememberSaved } from './preferences.ts'
import { isStaffInfo } from './stored-guards.ts'
import { useRead } from './use-read.ts'
import { useSignedIn } from './users.ts'

const staffCache = () => stored(window.localStorage, storageKeys.userInfo, isStaffInfo)

/** What every staff page reads, for the html to begin it early. */
export const staffReads = [firstRead(getCurrentStaff, {}), firstRead(workCounts, {})]

/** The signed-in staff account with its sub-role; brings the preferences to this browser. */
export function useCurrentStaff() {
  const { session } = useClient()
  const signedIn = useSignedIn()
  const cache = staffCache()
  const read = useRead(getCurrentStaff, signedIn ? {} : null, {
    onSuccess({ preferences, ...staff }) {
      cache.write(staff)
      session.keepRemark(staff.remark)
      // another back end may know of none
      if (preferences) rememberSaved(preferences)
    },
  })
  return { ...read, data: signedIn ? (read.data ?? cache.read() ?? undefined) : undefined }
}

/** The signed-in staff account for parts that open late: the page around them has asked already, and nobody asks again. */
export const useKnownStaff = () => useRead(getCurrentStaff, {}, { revalidateIfStale: false })

/** Sizes of the work queues, for parts of a page whose menu asks for them. */
export const useKnownWorkCounts = () => useRead(workCounts, {}, { revalidateIfStale: false })

/** Sizes of the work queues, asked for again every minute. */
export const useWorkCounts = () => useRead(workCounts, {}, { refreshInterval: 60_000 })
