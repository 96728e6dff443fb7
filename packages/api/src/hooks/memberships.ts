import { listDuesPeriods, listEnterpriseVips, listPersonalVips } from '../contract/memberships.contract.ts'
import { firstRead } from '../client/early-calls.ts'
import { useRead } from './use-read.ts'
import { useReadKept } from './use-read-kept.ts'

const ofUser = (userId: string) => ({ query: { user_id: userId } })

/** What `usePersonalMembership` and `useEnterpriseMembership` read, for pages that begin it early. */
export const membershipReads = (userId: string) => [
  firstRead(listPersonalVips, ofUser(userId)),
  firstRead(listEnterpriseVips, ofUser(userId)),
]

const periodsInput = (page: number) => ({ query: { page } })

/** What `useDuesPeriods` reads. */
export const duesPeriodsRead = (page: number) => firstRead(listDuesPeriods, periodsInput(page))

/** The member info call passes the user's id (product.md §7). Element 0 is the membership to show (D4). */
export const usePersonalMembership = (userId: string | undefined) => {
  const read = useRead(listPersonalVips, userId === undefined ? null : ofUser(userId))
  return { ...read, data: read.data && (read.data.list[0] ?? null) }
}

export const useEnterpriseMembership = (userId: string | undefined) => {
  const read = useRead(listEnterpriseVips, userId === undefined ? null : ofUser(userId))
  return { ...read, data: read.data && (read.data.list[0] ?? null) }
}

/** Every unit this account manages, as far as one page goes. */
export const useEnterpriseMemberships = (userId: string | undefined) =>
  useRead(listEnterpriseVips, userId === undefined ? null : ofUser(userId))

export const useDuesPeriods = (page: number) => useReadKept(listDuesPeriods, periodsInput(page))
