import type { CouponCode } from '@portal/api/contract/coupons.schema'
import { couponCodeStates } from '@portal/api/rules/coupon'
import type { StaffCaller } from '../kernel/callers.ts'
import { notFound } from '../kernel/errors.ts'
import type { ReadContext } from '../kernel/work.ts'
import { headsOf, rowsById, timeCell, type Columns, type Table } from '../sheets/cells.ts'
import { allCodes, codesByName, findBatch } from './batches.repository.ts'
import { presentCode } from './present-batches.ts'

const columns: Columns<CouponCode> = [
  ['优惠码', ({ code }) => code],
  ['状态', ({ state }) => couponCodeStates[state]],
  ['订单号', ({ order_no }) => order_no],
  ['时间', ({ at }) => timeCell(at)],
]

/** The codes of a batch, in its order; which ones they are is settled at the beginning. */
export async function codeTable({ db }: ReadContext<StaffCaller>, batchId: string): Promise<Table> {
  const batch = await findBatch(db, batchId)
  if (!batch) throw notFound()
  const codes = await allCodes(db, batchId)
  return {
    name: '优惠码',
    heads: headsOf(columns),
    count: codes.length,
    rows: rowsById(codes, columns, async part => (await codesByName(db, part)).map(presentCode)),
    end: `批次“${batch.name}”共 ${codes.length} 个优惠码，导出完整`,
  }
}
