import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
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
import type { DataOf } from '../contract/endpoint.ts'
import { cacheGone, useAction, type Action, type Settle } from './use-action.ts'
import { freshFiles, useRead } from './use-read.ts'

/** The own latest personal application; not asked again on focus, so that nothing changes under a typing hand. */
export const useCurrentApplication = () => useRead(currentApplication, {}, { revalidateOnFocus: false })

/** Saves a draft as one types; its answer is the new state, so nothing is asked for again. */
export function useSaveDraft(): Action<typeof applyPersonalVip> {
  const { mutate } = useSWRConfig()
  const action = useAction(applyPersonalVip)
  const { run: send } = action
  const run = useCallback<typeof send>(
    async (input, options) => {
      const outcome = await send(input, options)
      if (outcome.ok) {
        const { application } = outcome.data
        await mutate<DataOf<typeof currentApplication>>(
          [currentApplication.name, {}],
          known => known && { ...known, application },
          { revalidate: false },
        ).catch(cacheGone)
      }
      return outcome
    },
    [send, mutate],
  )
  return { ...action, run }
}

/** Where a submission or withdrawal whose answer was lost has left the application. */
const settleApplication: Settle<typeof applyPersonalVip> = async (client, { body }) => {
  const wanted = body.action === 'submit' ? 'submitted' : body.action === 'withdraw' ? 'withdrawn' : null
  if (wanted === null) return undefined
  const { application } = await client.call(currentApplication, {}, { silent: true })
  return application?.status === wanted ? { application, order_no: application.order_no } : undefined
}

/** Submits or withdraws an application, or orders a renewal. */
export const useApply = () =>
  useAction(applyPersonalVip, [currentApplication, listOrders, listPersonalVips], settleApplication)

/** Audit queue of one kind and status. */
export const useApplications = (kind: 'personal' | 'enterprise', status: ApplicationStatus, page: number) =>
  useRead(listApplications, { query: { kind, status, page } }, { keepPreviousData: true })

export const useApplication = (id: string | undefined) =>
  useRead(getApplication, id === undefined ? null : { params: { id } }, freshFiles)

const decided = {
  pass: 'approved_unpaid',
  return: 'returned',
  reject: 'rejected',
} as const satisfies Record<string, ApplicationStatus>

/** Where a decision whose answer was lost has left the application. */
const settleVerdict: Settle<typeof checkPersonalVip> = async (client, { body }) => {
  if (!body || !('result' in body)) return undefined
  const application = await client.call(getApplication, { params: { id: body.id } }, { silent: true })
  return application.status === decided[body.result] ? application : undefined
}

/** The auditor's decision on a personal application. */
export const useDecideApplication = () =>
  useAction(checkPersonalVip, [getApplication, listApplications, workCounts], settleVerdict)

export const useRevealIdNumber = () => useAction(revealIdNumber)
