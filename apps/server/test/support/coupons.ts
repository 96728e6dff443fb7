import type { BodyOf, DataOf } from '@portal/api/contract/endpoint'
import { createCouponBatch, listCouponCodes, verifyCoupon } from '@portal/api/contract/coupons.contract'
import type { CouponBatch } from '@portal/api/contract/coupons.schema'
import { system } from '@portal/portal/kernel/callers'
import { inUnitOfWork } from '@portal/portal/kernel/work'
import { createOrder } from '@portal/portal/orders/create'
import { openOrders, params } from './orders.ts'
import type { Person } from './people.ts'

export type BatchBody = BodyOf<typeof createCouponBatch>

let made = 0
/** A batch of one code for all that takes 50 yuan off personal dues. */
export const batchOf = (part: Partial<BatchBody> = {}): BatchBody => ({
  name: '开年入会',
  way: 'amount',
  off_fen: 5_000,
  items: ['personal_dues'],
  total: 100,
  per_member: 1,
  issuing: 'shared',
  code: `KN${String(++made).padStart(6, '0')}`,
  starts_on: '2026-05-01',
  ends_on: '2026-12-31',
  ...part,
})

/** A portal with a desk, and what the tests of coupons begin with and do. */
export async function openCoupons() {
  const opened = await openOrders()
  const { portal, desk } = opened
  const clerk = { token: desk.auditor.token }

  const aBatch = (part: Partial<BatchBody> = {}): Promise<CouponBatch> =>
    portal.ok(createCouponBatch, { body: batchOf(part) }, clerk)
  /** The codes of a batch with a code each. */
  async function codesOf({ id }: CouponBatch): Promise<string[]> {
    const { list } = await portal.ok(listCouponCodes, { params: { id }, query: { page_size: 100 } }, clerk)
    return list.map(({ code }) => code)
  }
  /** Tries a code, or gives it up with an empty one. */
  const tryCode = ({ token }: Person, orderNo: string, code: string) =>
    portal.call(verifyCoupon, { params, body: { order_no: orderNo, code } }, { token })
  /** The same, and expects an answer that is no refusal. */
  const verify = (
    { token }: Person,
    orderNo: string,
    code: string,
    prefix: 'api' | 'nrckapi' = 'api',
  ): Promise<DataOf<typeof verifyCoupon>> =>
    portal.ok(verifyCoupon, { params: { prefix }, body: { order_no: orderNo, code } }, { token })
  /** An evaluation that is to be paid; a member may have several. */
  async function anEvaluation({ id: memberId }: Person): Promise<string> {
    const lines = [{ title: '三星评价费', amount_fen: 80_000 }]
    const given = { caller: system, address: '', now: portal.clock.now }
    const orderNo = await inUnitOfWork(portal.host, given, work =>
      createOrder(work, { reason: 'evaluation', memberId, subjectName: '陈知行', lines }),
    )
    if (orderNo === undefined) throw new Error('no order')
    return orderNo
  }
  const finish = ({ token }: Person, orderNo: string) =>
    portal.call(verifyCoupon, { params, body: { order_no: orderNo, confirm: true } }, { token })
  const batchRow = (id: string) =>
    portal.db.pool
      .selectFrom('coupon_batches')
      .select(['taken', 'used', 'saved_fen'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  return { ...opened, clerk, aBatch, anEvaluation, codesOf, tryCode, verify, finish, batchRow }
}
