import type { Client } from '../client/client.ts'
import { firstRead } from '../client/early-calls.ts'
import {
  changeCouponBatch,
  createCouponBatch,
  exportCouponBatches,
  exportCouponCodes,
  getCouponBatch,
  listCouponBatches,
  listCouponCodes,
  listCouponFees,
  stopCouponBatch,
} from '../contract/coupons.contract.ts'
import type { QueryOf } from '../contract/endpoint.ts'
import { useAction, type Settle } from './use-action.ts'
import { useAhead } from './use-ahead.ts'
import { useRead } from './use-read.ts'
import { useReadKept } from './use-read-kept.ts'

export type CouponBatchQuery = NonNullable<QueryOf<typeof listCouponBatches>>

/** What `useCouponBatches` reads, for pages that begin it early. */
export const couponBatchesRead = (query: CouponBatchQuery) => firstRead(listCouponBatches, { query })

/** `onLoaded` is called with every answer. */
export const useCouponBatches = (query: CouponBatchQuery, onLoaded: () => void) =>
  useRead(listCouponBatches, { query }, { keepPreviousData: true, onSuccess: onLoaded })

/** One batch; nothing is read for one that is still to be made. */
export const useCouponBatch = (id: string | undefined) =>
  useRead(getCouponBatch, id === undefined ? null : { params: { id } })

/** Asks for a batch, or a page of the list, before it is opened. */
export function useCouponBatchesAhead() {
  const one = useAhead(getCouponBatch)
  const list = useAhead(listCouponBatches)
  return {
    one: (id: string) => one({ params: { id } }),
    list: (query: CouponBatchQuery) => list({ query }),
  }
}

/** A page of the codes of a batch. */
export const useCouponCodes = (id: string, query: { q: string; page: number }) =>
  useReadKept(listCouponCodes, { params: { id }, query: { ...query, page_size: 10 } })

/** The fees of today. */
export const useCouponFees = () => useRead(listCouponFees, {})

const stale = [listCouponBatches, getCouponBatch, listCouponCodes]

const batchNow = (client: Client, id: string) =>
  client.call(getCouponBatch, { params: { id } }, { silent: true })

/** A lost change was made when the batch has a later version with what was sent. */
const settleChange: Settle<typeof changeCouponBatch> = async (client, { body }) => {
  const now = await batchNow(client, body.id)
  return now.version > body.version && now.name === body.name && now.total === body.total ? now : undefined
}
const settleStop: Settle<typeof stopCouponBatch> = async (client, { body }) => {
  const now = await batchNow(client, body.id)
  return now.version > body.version && now.stopped === body.stopped ? now : undefined
}

/** A repeat is known by its key: there is nothing to look up before it has an id. */
export const useCreateCouponBatch = () => useAction(createCouponBatch, stale)
export const useChangeCouponBatch = () => useAction(changeCouponBatch, stale, settleChange)
/** The batches of a list as a table; nothing that is shown changes. */
export const useExportCouponBatches = () => useAction(exportCouponBatches, [])
/** The codes of a batch as a table; nothing that is shown changes. */
export const useExportCouponCodes = () => useAction(exportCouponCodes, [])
/** Stops a batch, or lets it go on. */
export const useStopCouponBatch = () => useAction(stopCouponBatch, stale, settleStop)
