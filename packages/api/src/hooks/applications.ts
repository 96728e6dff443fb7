import type { ApplicationStatus } from '../rules/application.ts'
import {
  applyPersonalVip,
  checkPersonalVip,
  currentApplication,
  getApplication,
  listApplications,
  revealIdNumber,
} from '../contract/applications.contract.ts'
import { listPersonalVips } from '../contract/memberships.contract.ts'
import { listOrders } from '../contract/orders.contract.ts'
import { workCounts } from '../contract/staff.contract.ts'
import { useAction } from './use-action.ts'
import { useRead } from './use-read.ts'

/** The own latest personal application; not asked again on focus, so that nothing changes under a typing hand. */
export const useCurrentApplication = () => useRead(currentApplication, {}, { revalidateOnFocus: false })

/** Saves a draft as one types; refreshes nothing, its answer is the new state. */
export const useSaveDraft = () => useAction(applyPersonalVip)

/** Submits or withdraws an application, or orders a renewal. */
export const useApply = () => useAction(applyPersonalVip, [currentApplication, listOrders, listPersonalVips])

/** Audit queue of one kind and status. */
export const useApplications = (kind: 'personal' | 'enterprise', status: ApplicationStatus, page: number) =>
  useRead(listApplications, { query: { kind, status, page } }, { keepPreviousData: true })

export const useApplication = (id: string | undefined) =>
  useRead(getApplication, id === undefined ? null : { params: { id } })

/** The auditor's decision on a personal application. */
export const useDecideApplication = () =>
  useAction(checkPersonalVip, [getApplication, listApplications, workCounts])

export const useRevealIdNumber = () => useAction(revealIdNumber)
