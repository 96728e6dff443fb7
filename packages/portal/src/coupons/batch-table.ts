import { couponIssuings, couponItems, couponStatusLook, couponStatusOf } from '@portal/api/rules/coupon'
import { formatTime } from '@portal/api/rules/dates'
import type { StaffCaller } from '../kernel/callers.ts'
import type { ReadContext } from '../kernel/work.ts'
import { fenCell, headsOf, rowsById, type Columns, type Table } from '../sheets/cells.ts'
import { allBatchIds, batchesById } from './batches.repository.ts'
import type { BatchRecord } from './coupons.repository.ts'
import { batchFilterOf, type AskedBatches } from './present-batches.ts'

/** `active.personal_dues.秋季`: states and item of a list of batches, `*` for any, and what is looked for. */
export const batchTableId = ({ status, item, q = '' }: AskedBatches): string =>
  `${status ?? '*'}.${item ?? '*'}.${q}`

function askedBy(id: string): AskedBatches {
  const [status = '*', item = '*', ...search] = id.split('.')
  return {
    ...(status === '*' ? {} : { status }),
    // the contract judged it, and the link is signed
    ...(item === '*' ? {} : { item: item as NonNullable<AskedBatches['item']> }),
    q: search.join('.'),
  }
}

/** The columns, in their order, as they are at a moment. */
const columnsAt = (now: Date): Columns<BatchRecord> => [
  ['批次', batch => batch.name],
  ['优惠码或前缀', batch => batch.code],
  ['发码', batch => couponIssuings[batch.issuing]],
  ['减金额（元）', batch => fenCell(batch.off_fen)],
  ['减比例', batch => (batch.percent === null ? null : `${batch.percent}%`)],
  ['最多减（元）', batch => fenCell(batch.most_fen)],
  ['最低应付（元）', batch => fenCell(batch.least_fen)],
  ['适用项目', batch => batch.items.map(item => couponItems[item]).join('、')],
  ['每人可用', batch => ({ count: batch.per_member })],
  ['总量', batch => ({ count: batch.total })],
  ['已用', batch => ({ count: batch.used })],
  ['预留中', batch => ({ count: batch.taken - batch.used })],
  ['已减（元）', batch => ({ fen: batch.saved_fen })],
  ['开始', batch => ({ time: formatTime(batch.starts_at) })],
  ['结束', batch => ({ time: formatTime(batch.ends_at) })],
  ['状态', batch => couponStatusLook[couponStatusOf(batch, now)].label],
  ['新建时间', batch => ({ time: formatTime(batch.created_at) })],
]

/** The batches of a list, the newest first; which ones they are is settled at the beginning. */
export async function batchTable({ db, now }: ReadContext<StaffCaller>, id: string): Promise<Table> {
  const ids = await allBatchIds(db, batchFilterOf(askedBy(id)), now)
  const columns = columnsAt(now)
  return {
    name: '优惠码批次',
    heads: headsOf(columns),
    count: ids.length,
    rows: rowsById(ids, columns, part => batchesById(db, part)),
    end: `共 ${ids.length} 批优惠码，导出完整`,
  }
}
