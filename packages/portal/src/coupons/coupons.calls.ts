import type { contract } from '@portal/api/contract'
import type { CouponAnswer } from '@portal/api/contract/coupons.schema'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { maxUnknownCoupons, unfitTexts } from '@portal/api/rules/coupon'
import type { HandlersOf } from '../kernel/answer.ts'
import { enforceLimit } from '../kernel/limits.ts'
import { undoHit, type Limit } from '../kernel/limits.repository.ts'
import { limitTables, offerTable } from '../money-tables/offer-table.ts'
import { orderKindOf } from '../orders/orders.service.ts'
import type { Purchases } from '../orders/purchase.ts'
import { endOnlineOf } from '../payments/online.ts'
import type { Host } from '../ports.ts'
import { batchTableId } from './batch-table.ts'
import { changeBatch, createBatch, stopBatch } from './batches.service.ts'
import { feesOfToday, getBatch, listBatches, listCodes } from './present-batches.ts'
import { changesAmount, completeForNothing, dropCoupon, reserveCoupon } from './verify.ts'

/** Money is acknowledged only when it is on the disk. */
const durable = { durable: true }

/** Counts a code before it is looked up, and takes that back unless nobody made it: guessing is limited. */
async function guarded(
  { db }: Host,
  memberId: string,
  now: Date,
  run: () => Promise<CouponAnswer>,
): Promise<CouponAnswer> {
  const limit: Limit = { key: `coupon:${memberId}`, max: maxUnknownCoupons, windowMs: 3_600_000 }
  await enforceLimit(db.pool, limit, now, answerTexts.couponsTooMany)
  let unknown = false
  try {
    const answer = await run()
    unknown = answer.reason === unfitTexts.unknown
    return answer
  } finally {
    if (!unknown) await undoHit(db.pool, limit.key)
  }
}

export const couponsHandlers = (
  host: Host,
  purchases: Purchases,
): HandlersOf<(typeof contract)['coupons']> => ({
  'coupons.verify': async ({ context, transaction, caller, now, input: { params, body } }) => {
    const key = { kind: orderKindOf(params.prefix), orderNo: body.order_no }
    const { code = '', confirm = false } = body
    // what is open at a provider names the old amount
    if (confirm || (await changesAmount(context, key, code))) await endOnlineOf(host, purchases, context, key)
    if (confirm) return transaction(work => completeForNothing(work, purchases, key), durable)
    if (code === '') return transaction(work => dropCoupon(work, key), durable)
    return guarded(host, caller.id, now, () => transaction(work => reserveCoupon(work, key, code), durable))
  },

  'coupons.list': ({ context, input: { query } }) => listBatches(context, query),

  'coupons.export': async ({ transaction, caller, input: { body }, now }) => {
    await limitTables(host, caller, now)
    return transaction(work => offerTable(work, { kind: 'coupons', id: batchTableId(body) }))
  },

  'coupons.get': ({ context, input: { params } }) => getBatch(context, params.id),

  'coupons.codes': ({ context, input: { params, query } }) => listCodes(context, params.id, query),

  'coupons.exportCodes': async ({ context, transaction, caller, input: { body }, now }) => {
    await limitTables(host, caller, now)
    const { id } = await getBatch(context, body.id)
    return transaction(work => offerTable(work, { kind: 'coupon_codes', id }))
  },

  'coupons.fees': ({ context }) => feesOfToday(context),

  'coupons.create': ({ transaction, input: { body } }) =>
    transaction(work => createBatch(work, body), durable),

  'coupons.change': ({ transaction, input: { body } }) =>
    transaction(work => changeBatch(work, body), durable),

  'coupons.stop': ({ transaction, input: { body } }) => transaction(work => stopBatch(work, body), durable),
})
