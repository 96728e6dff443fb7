import type { TableFile } from '@portal/api/contract/fields'
import { answerTexts } from '@portal/api/rules/answer-texts'
import type { StaffCaller } from '../kernel/callers.ts'
import { enforceLimit } from '../kernel/limits.ts'
import type { Work } from '../kernel/work.ts'
import type { Host } from '../ports.ts'
import { tableFileName, tableUrl, type TableKind, type TableName } from './table-links.ts'

/** What the trail says of a table that goes out. */
const trail = {
  reconciliation: { act: 'reconciliation.export', record: 'reconciliation_day' },
  statement: { act: 'statements.export', record: 'statement' },
  coupons: { act: 'coupons.export', record: 'coupon_batches' },
  coupon_codes: { act: 'coupons.export_codes', record: 'coupon_batch' },
  invoices: { act: 'invoices.export', record: 'invoices' },
} as const satisfies Record<TableKind, object>

const maxPerHour = 60

/** Counts what a clerk asks for; outside the unit of work, as a refused one counts too. */
export const limitTables = ({ db }: Host, { id }: StaffCaller, now: Date): Promise<void> =>
  enforceLimit(
    db.pool,
    { key: `table:${id}`, max: maxPerHour, windowMs: 3_600_000 },
    now,
    answerTexts.exportsTooMany,
  )

/** The link to a table, with a line of the trail that stands whatever becomes of the download. */
export async function offerTable(work: Work<StaffCaller>, table: TableName): Promise<TableFile> {
  const { caller, keys, now } = work
  const { act, record } = trail[table.kind]
  work.audit({ act, record: { kind: record, id: table.id }, money: true })
  const owner = { staff_id: caller.id, session_id: caller.sessionId }
  return { file_name: tableFileName(table, now), url: tableUrl(keys, table, owner, now) }
}
