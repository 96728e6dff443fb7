import { reachOf, type StaffCaller } from '../kernel/callers.ts'
import { callerOfLink } from '../kernel/link-callers.repository.ts'
import { readContextOf, type ReadContext } from '../kernel/work.ts'
import type { OpenedExport } from '../order-exports/open-export.ts'
import type { Purchases } from '../orders/purchase.ts'
import type { Host } from '../ports.ts'
import { reconciliationTable } from '../reconciliation/reconciliation-table.ts'
import type { Table } from '../sheets/cells.ts'
import { writeXlsx } from '../sheets/write-xlsx.ts'
import { statementTable } from '../statements/statement-table.ts'
import { readTableLink, tableFileName, type FollowedLink, type TableKind } from './table-links.ts'

const makers: Record<
  TableKind,
  (context: ReadContext<StaffCaller>, purchases: Purchases, id: string) => Promise<Table>
> = {
  reconciliation: reconciliationTable,
  statement: statementTable,
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
  const caller = await callerOfLink(host.db.pool, read.owner, now)
  if (!caller || reachOf(caller, 'payment.confirm') === null) return null
  const { kind, id } = read.table
  const table = await makers[kind](readContextOf(host, { caller, address, now }), purchases, id)
  return {
    name: tableFileName(read.table, read.asked),
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: writeXlsx(table),
  }
}
