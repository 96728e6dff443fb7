import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { Client } from '../client/client.ts'
import { firstRead } from '../client/early-calls.ts'
import type { ApplicationRow } from '../contract/applications.schema.ts'
import type { ApplicationStatus } from '../rules/application.ts'
import {
  currentApplication,
  decideApplication,
  getApplication,
  listApplications,
  renewMembership,
  revealIdNumber,
  saveApplication,
  submitApplication,
  withdrawApplication,
} from '../contract/applications.contract.ts'
import { listPersonalVips } from '../contract/memberships.contract.ts'
import { listOrders } from '../contract/orders.contract.ts'
import { workCounts } from '../contract/staff.contract.ts'
import type { DataOf } from '../contract/endpoint.ts'
import { type Action, ignoreMissingCache, type Settle, useAction } from './use-action.ts'
import { useAhead } from './use-ahead.ts'
import { useInStep } from './use-in-step.ts'
import { freshFiles, useRead } from './use-read.ts'

/** What `useCurrentApplication` reads, for pages that begin it early. */
export const currentApplicationRead = firstRead(currentApplication, {})

/** The own latest personal application; not asked again on focus, so that nothing changes under a typing hand. */
export const useCurrentApplication = () => useRead(currentApplication, {}, { revalidateOnFocus: false })

/** Saves a draft as one types; its answer is the new state, so nothing is asked for again. */
export function useSaveDraft(): Action<typeof saveApplication> {
  const { mutate } = useSWRConfig()
  const action = useAction(saveApplication)
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
        ).catch(ignoreMissingCache)
      }
      return outcome
    },
    [send, mutate],
  )
  return { ...action, run }
}

/** Where a submission or withdrawal whose answer was lost has left the application. */
const settleAs = (status: ApplicationStatus) => async (client: Client) => {
  const { application } = await client.call(currentApplication, {}, { silent: true })
  return application?.status === status ? { application, order_no: application.order_no } : undefined
}
const settleSubmission = settleAs('submitted')
const settleWithdrawal = settleAs('withdrawn')

const afterApplying = [currentApplication, listOrders, listPersonalVips]

export const useSubmitApplication = () => useAction(submitApplication, afterApplying, settleSubmission)
export const useWithdrawApplication = () => useAction(withdrawApplication, afterApplying, settleWithdrawal)
/** Orders the next year. */
export const useRenewMembership = () => useAction(renewMembership, afterApplying)

type ApplicationsAsked = [kind: 'personal' | 'enterprise', status: ApplicationStatus, page: number]
const applicationsInput = (...[kind, status, page]: ApplicationsAsked) => ({ query: { kind, status, page } })

/** What `useApplications` reads, for pages that begin it early. */
export const applicationsRead = (...asked: ApplicationsAsked) =>
  firstRead(listApplications, applicationsInput(...asked))

/** Audit queue of one kind and status. */
export const useApplications = (...asked: ApplicationsAsked) =>
  useRead(listApplications, applicationsInput(...asked), { keepPreviousData: true })

const afterDeciding = [getApplication, listApplications, workCounts]

/** One application, in step with `row`, what its queue knows of it. */
export function useApplication(id: string | undefined, row?: ApplicationRow) {
  const read = useRead(getApplication, id === undefined ? null : { params: { id } }, freshFiles)
  useInStep({ row: row?.status, record: read.data?.status }, afterDeciding)
  return read
}

/** Asks for an application, or a page of the queue, before it is opened. */
export function useApplicationsAhead(kind: ApplicationsAsked[0]) {
  const one = useAhead(getApplication)
  const list = useAhead(listApplications)
  return {
    one: (id: string) => one({ params: { id } }),
    list: (status: ApplicationStatus, page: number) => list(applicationsInput(kind, status, page)),
  }
}

const decided = {
  pass: 'approved_unpaid',
  return: 'returned',
  reject: 'rejected',
} as const satisfies Record<string, ApplicationStatus>

/** Where a decision whose answer was lost has left the application. */
const settleVerdict: Settle<typeof decideApplication> = async (client, { body }) => {
  const application = await client.call(getApplication, { params: { id: body.id } }, { silent: true })
  return application.status === decided[body.result] ? application : undefined
}

/** The auditor's decision on a personal application. */
export const useDecideApplication = () => useAction(decideApplication, afterDeciding, settleVerdict)

export const useRevealIdNumber = () => useAction(revealIdNumber)
