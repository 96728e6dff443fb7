import type { BegunExport, OrderExport } from '@portal/api/contract/order-exports.schema'
import { formatTime } from '@portal/api/rules/dates'
import { maskPhone } from '@portal/api/rules/masks'
import type { ExportFormat, OrderColumn } from '@portal/api/rules/order-export'
import { isPhone, normalizePhone } from '@portal/api/rules/phone'
import type { StaffCaller } from '../kernel/callers.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { listOrders, type AskedOrders } from '../orders/list-orders.ts'
import type { OrderKind } from '../orders/orders.service.ts'
import type { Purchases } from '../orders/purchase.ts'
import { exportUrl } from './export-links.ts'
import { insertExport, ownExports, type ExportRecord } from './order-exports.repository.ts'

/** What an export holds, as it is kept until it runs. */
export interface AskedExport extends AskedOrders {
  columns: OrderColumn[]
}

const present = ({ id, file_name, format, state, rows, sent, created_at }: ExportRecord): OrderExport => ({
  id,
  file_name,
  format,
  state,
  rows,
  sent,
  created_at: formatTime(created_at),
})

/** `订单-20260518-144605.xlsx` */
const fileName = (now: Date, format: ExportFormat): string =>
  `订单-${formatTime(now).replaceAll(/[-:]/g, '').replace(' ', '-')}.${format}`

/** For the trail: what was typed may be somebody's phone. */
const shownInTrail = ({ q, only, without, ...asked }: AskedExport) => ({
  ...asked,
  ...(only ? { only: only.length } : {}),
  ...(without ? { without: without.length } : {}),
  ...(q === undefined || q === ''
    ? {}
    : { q: isPhone(normalizePhone(q)) ? maskPhone(normalizePhone(q)) : q }),
})

/** Notes an export down, with a line of the trail that stands whatever becomes of the download. */
export async function beginExport(
  work: Work<StaffCaller, 'nothing_to_export'>,
  purchases: Purchases,
  kind: OrderKind,
  { format, ...asked }: AskedExport & { format: ExportFormat },
): Promise<BegunExport> {
  const { db, caller, now, keys } = work
  const { total } = await listOrders(work, purchases, kind, { ...asked, page: 1, page_size: 1 })
  if (total === 0) throw work.refuse('nothing_to_export')
  const record: ExportRecord = {
    id: work.newId(),
    staff_id: caller.id,
    session_id: caller.sessionId,
    kind,
    format,
    file_name: fileName(now, format),
    asked: JSON.stringify(asked),
    state: 'waiting',
    rows: total,
    sent: 0,
    created_at: now,
    seen_at: now,
  }
  await insertExport(db, record)
  work.audit({
    act: 'order.export',
    record: { kind: 'order_export', id: record.id },
    money: true,
    diff: { kind, format, ...shownInTrail(asked), rows: total },
  })
  return { ...present(record), url: exportUrl(keys, record.id, now) }
}

const dayMs = 86_400_000
const mostListed = 5

/** The own exports of the last day, so that a download that was left is found again. */
export async function listExports({
  db,
  caller,
  now,
}: ReadContext<StaffCaller>): Promise<{ list: OrderExport[] }> {
  const since = new Date(now.getTime() - dayMs)
  const records = await ownExports(db, { staffId: caller.id, since, limit: mostListed })
  return { list: records.map(present) }
}
