import type { CouponBatch, CouponBatchList, CouponCode } from '@portal/api/contract/coupons.schema'
import { termsOfBatch, type GivenBatch } from '@portal/api/rules/coupon-batch'
import { couponStatusOf, plainCouponCode, type CouponItem, type CouponStatus } from '@portal/api/rules/coupon'
import { dayOf, formatTime } from '@portal/api/rules/dates'
import { membershipLevelNames, membershipLevels } from '@portal/api/rules/membership'
import { notFound } from '../kernel/errors.ts'
import type { ReadContext } from '../kernel/work.ts'
import { feeOfLevel } from '../memberships/memberships.service.ts'
import {
  countCodes,
  findBatch,
  findBatches,
  findCodes,
  type BatchFilter,
  type FoundCode,
} from './batches.repository.ts'
import type { BatchRecord } from './coupons.repository.ts'

export const presentBatch = (batch: BatchRecord, now: Date): CouponBatch => {
  const { stopped_at, starts_at, ends_at, created_at, ...rest } = batch
  return {
    ...rest,
    starts_at: formatTime(starts_at),
    ends_at: formatTime(ends_at),
    created_at: formatTime(created_at),
    stopped: stopped_at !== null,
    status: couponStatusOf(batch, now),
  }
}

/** A batch as it would be handed in. */
export const givenOf = (batch: BatchRecord): GivenBatch => ({
  ...termsOfBatch(batch),
  starts_on: dayOf(batch.starts_at),
  ends_on: dayOf(batch.ends_at),
})

export async function getBatch({ db, now }: ReadContext, id: string): Promise<CouponBatch> {
  const batch = await findBatch(db, id)
  if (!batch) throw notFound()
  return presentBatch(batch, now)
}

interface Paging {
  page: number
  page_size: number
}
const pageOf = ({ page, page_size }: Paging) => ({ limit: page_size, offset: (page - 1) * page_size })

/** What a list of batches is narrowed by. */
export interface AskedBatches {
  /** Comma-separated statuses. */
  status?: string | undefined
  item?: CouponItem | undefined
  /** Part of a name, the beginning of the codes, or one code. */
  q?: string | undefined
}

export const batchFilterOf = ({ status, item, q = '' }: AskedBatches): BatchFilter => ({
  // the contract judged each of them
  statuses: status === undefined ? null : (status.split(',') as CouponStatus[]),
  item: item ?? null,
  search: q === '' ? null : { text: q, code: plainCouponCode(q) },
})

export async function listBatches(
  { db, now }: ReadContext,
  { page, page_size, ...asked }: AskedBatches & Paging,
): Promise<CouponBatchList> {
  const filter = batchFilterOf(asked)
  const { rows, sums } = await findBatches(db, filter, now, pageOf({ page, page_size }))
  const { statuses } = filter
  const shown = statuses === null ? sums : sums.filter(sum => statuses.includes(sum.status))
  return {
    list: rows.map(row => presentBatch(row, now)),
    total: shown.reduce((total, { count }) => total + count, 0),
    page,
    page_size,
    counts: sums.map(({ status: counted, count }) => ({ status: counted, count })),
    saved_fen: sums.find(sum => sum.status === 'active')?.saved_fen ?? 0,
  }
}

export const presentCode = ({ code, state, order_no, ...row }: FoundCode): CouponCode => {
  const at = row.settled_at ?? row.reserved_at
  return {
    code,
    state: state === 'reserved' || state === 'used' ? state : 'free',
    order_no,
    at: at === null ? null : formatTime(at),
  }
}

interface CodesQuery extends Paging {
  q?: string | undefined
}

export async function listCodes({ db }: ReadContext, id: string, { q = '', ...paging }: CodesQuery) {
  if (!(await findBatch(db, id))) throw notFound()
  const rows = await findCodes(db, id, q, pageOf(paging))
  return { list: rows.map(presentCode), total: await countCodes(db, id, q), ...paging }
}

/** The fees of today that a batch can be tried on. */
export async function feesOfToday({ db, now }: ReadContext) {
  const day = dayOf(now)
  const fees = []
  for (const level of membershipLevels)
    fees.push({
      item: level === 'personal' ? ('personal_dues' as const) : ('unit_dues' as const),
      name: membershipLevelNames[level],
      amount_fen: await feeOfLevel(db, level, day),
    })
  return { year: day.slice(0, 4), fees }
}
