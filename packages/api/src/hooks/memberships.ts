import { listDuesPeriods, listEnterpriseVips, listPersonalVips } from '../contract/memberships.contract.ts'
import { useRead } from './use-read.ts'

/** The member info call passes the user's id (product.md §7). Element 0 is the membership to show (D4). */
export const usePersonalMembership = (userId: string | undefined) => {
  const read = useRead(listPersonalVips, userId === undefined ? null : { query: { user_id: userId } })
  return { ...read, data: read.data && (read.data.list[0] ?? null) }
}

export const useEnterpriseMembership = (userId: string | undefined) => {
  const read = useRead(listEnterpriseVips, userId === undefined ? null : { query: { user_id: userId } })
  return { ...read, data: read.data && (read.data.list[0] ?? null) }
}

export const useDuesPeriods = (page: number) =>
  useRead(listDuesPeriods, { query: { page } }, { keepPreviousData: true })
