import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { Client } from '../client/client.ts'
import type { DataOf } from '../contract/endpoint.ts'
import { getOrder, listOrders } from '../contract/orders.contract.ts'
import {
  cancelStar,
  gotNotice,
  listPublicity,
  objectToStar,
  ratingCentre,
  readdressPaper,
  receivePaper,
  requestPaper,
  saveStar,
  showStar,
  starHint,
  submitStar,
} from '../contract/stars.contract.ts'
import type { RatingCentre, StarApplication, StarHint } from '../contract/stars.schema.ts'
import { paperLife, starStatus, type StarLevel } from '../rules/star.ts'
import { type Action, ignoreMissingCache, type Settle, useAction } from './use-action.ts'
import { freshFiles, type Read, useRead, useReadPage } from './use-read.ts'

/** An own application with the profile as it was frozen; undefined: not yet. Its files' links do not run out. */
export const useShowStar = (applicationNo: string | undefined): Read<DataOf<typeof showStar>> =>
  useRead(
    showStar,
    applicationNo === undefined ? null : { params: { application_no: applicationNo } },
    freshFiles,
  )

/** One page of what is published now. */
export const usePublicity = (page: number): Read<DataOf<typeof listPublicity>> =>
  useReadPage(listPublicity, { query: { page } }, 'publicity')

/** Which levels are open to the own profile, and what stands between it and `star`; errors are silent (product.md §8). */
export const useStarHint = (star?: StarLevel): StarHint | undefined =>
  useRead(
    starHint,
    { body: star === undefined ? {} : { star } },
    { revalidateOnFocus: false, shouldRetryOnError: false, silent: true },
  ).data

/** The hint for each level, the lowest first; undefined where it has not come. */
export function useStarHints(): readonly (StarHint | undefined)[] {
  return [useStarHint(1), useStarHint(2), useStarHint(3), useStarHint(4), useStarHint(5)]
}

const afterStar = [ratingCentre, showStar, listPublicity]
/** What a cancelled application takes with it: the order that was to be paid. */
const afterCancel = [...afterStar, listOrders, getOrder]

/** Keeps the draft as one types; the answer is the new state, so nothing is asked for again. */
export function useSaveStar(): Action<typeof saveStar> {
  const { mutate } = useSWRConfig()
  const action = useAction(saveStar)
  const { run: send } = action
  const run = useCallback<typeof send>(
    async (input, options) => {
      const outcome = await send(input, options)
      if (outcome.ok) {
        const { application } = outcome.data
        await mutate<RatingCentre>(
          [ratingCentre.name, {}],
          known => known && { ...known, current: application },
          { revalidate: false },
        ).catch(ignoreMissingCache)
      }
      return outcome
    },
    [mutate, send],
  )
  return { ...action, run }
}

const settleSubmit: Settle<typeof submitStar> = async (client, { body }) => {
  const { current } = await client.call(ratingCentre, {}, { silent: true })
  const isIt =
    current?.status === starStatus.submitted &&
    current.version > body.version &&
    current.star === body.star &&
    current.category === body.category
  return isIt ? { application: current } : undefined
}

/** Hands the application in. */
export const useSubmitStar = () => useAction(submitStar, afterStar, settleSubmit)

async function applicationNow(
  client: Client,
  { body }: { body: { application_no: string } },
): Promise<StarApplication> {
  const params = { application_no: body.application_no }
  const { application } = await client.call(showStar, { params }, { silent: true })
  return application
}

const settleCancel: Settle<typeof cancelStar> = async (client, input) => {
  const application = await applicationNow(client, input)
  const isDone = application.status === starStatus.cancelled || application.cancel_asked_at !== null
  return isDone ? { application } : undefined
}

/** Gives an application up, or asks the association to agree. */
export const useCancelStar = () => useAction(cancelStar, afterCancel, settleCancel)

/** Marks a notice as read; after 409 the newer one is shown. */
export const useGotNotice = () => useAction(gotNotice, [ratingCentre])

/** Objects to what is published. */
export const useObject = () => useAction(objectToStar, afterStar)

const settleRequest: Settle<typeof requestPaper> = async (client, input) => {
  const application = await applicationNow(client, input)
  const status = application.paper?.status
  return paperLife.sets.open.some(one => one === status) ? { application } : undefined
}
const settleReaddress: Settle<typeof readdressPaper> = async (client, input) => {
  const application = await applicationNow(client, input)
  const { paper } = application
  const isDone =
    paper !== null &&
    paper.version > input.body.version &&
    paper.receiver === input.body.receiver &&
    paper.address === input.body.address
  return isDone ? { application } : undefined
}
const settleReceive: Settle<typeof receivePaper> = async (client, input) => {
  const application = await applicationNow(client, input)
  return application.paper?.status === 'received' ? { application } : undefined
}

/** Asks for the certificate on paper. */
export const useRequestPaper = () => useAction(requestPaper, afterStar, settleRequest)
/** Changes where it goes. */
export const useReaddressPaper = () => useAction(readdressPaper, afterStar, settleReaddress)
/** Says that it has come. */
export const useReceivePaper = () => useAction(receivePaper, afterStar, settleReceive)
