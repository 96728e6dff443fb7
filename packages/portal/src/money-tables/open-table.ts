import type { Right } from '@portal/api/rules/rights'
import { batchTable } from '../coupons/batch-table.ts'
import { codeTable } from '../coupons/code-table.ts'
import { reachOf, type StaffCaller } from '../kernel/callers.ts'
import { callerOfLink } from '../kernel/link-callers.repository.ts'
import { readContextOf, type ReadContext } from '../kernel/work.ts'
import { invoiceTable } from '../invoices/invoice-table.ts'
import type { OpenedExport } from '../order-exports/open-export.ts'
import type { Purchases } from '../orders/purchase.ts'
import type { Host } from '../ports.ts'
import { reconciliationTable } from '../reconciliation/reconciliation-table.ts'
import type { Table } from '../sheets/cells.ts'
import { writeXlsx } from '../sheets/write-xlsx.ts'
import { statementTable } from '../statements/statement-table.ts'
import { readTableLink, tableFileName, type FollowedLink, type TableKind } from './table-links.ts'

interface Maker {
  /** Needed to ask for it, and still when it is made. */
  right: Right
  make: (context: ReadContext<StaffCaller>, purchases: Purchases, id: string) => Promise<Table>
}

const makers: Record<TableKind, Maker> = {
  reconciliation: { right: 'payment.confirm', make: reconciliationTable },
  statement: { right: 'payment.confirm', make: statementTable },
  coupons: { right: 'coupons.read', make: (context, _, id) => batchTable(context, id) },
  coupon_codes: { right: 'coupons.write', make: (context, _, id) => codeTable(context, id) },
  invoices: { right: 'invoices.manage', make: (context, _, id) => invoiceTable(context, id) },
}

/** The table behind a link, made while it is read; null: no good link. Throws 404 when its record is gone. */
export async function openTable(
  host: Host,
  purchases: Purchases,
  { address, ...link }: FollowedLink & { address: string },
): Promise<OpenedExport | null> {
  const now = host.clock()
  const read = readTableLink(host.keys, link, now)
  if (!read) return null
  const { kind, id } = read.table
  const { right, make } = makers[kind]
  const caller = await callerOfLink(host.db.pool, read.owner, now)
  if (!caller || reachOf(caller, right) === null) return null
  const table = await make(readContextOf(host, { caller, address, now }), purchases, id)
  return {
    name: tableFileName(read.table, read.asked),
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: writeXlsx(table),
  }
}
