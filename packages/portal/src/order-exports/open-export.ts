import type { ExportFormat } from '@portal/api/rules/order-export'
import { reachOf, system, type Caller, type StaffCaller } from '../kernel/callers.ts'
import { callerOfLink } from '../kernel/link-callers.repository.ts'
import { inUnitOfWork, readContextOf } from '../kernel/work.ts'
import { filterOf } from '../orders/list-orders.ts'
import { allOrderIds } from '../orders/order-lists.repository.ts'
import { ordersById } from '../orders/order-pages.repository.ts'
import { presentRow } from '../orders/present.ts'
import type { Purchases } from '../orders/purchase.ts'
import type { Host } from '../ports.ts'
import type { SheetCell, Table } from '../sheets/cells.ts'
import { writeCsv } from '../sheets/write-csv.ts'
import { writeXlsx } from '../sheets/write-xlsx.ts'
import { isExportLink } from './export-links.ts'
import { cellsOf, headsOf } from './order-table.ts'
import {
  endExport,
  lostExports,
  noteProgress,
  takeExport,
  type ExportRecord,
} from './order-exports.repository.ts'
import type { AskedExport } from './order-exports.service.ts'

export interface OpenedExport {
  name: string
  mime: string
  /** What it throws, and whoever stops reading it, ends the export as cut. */
  content: AsyncGenerator<Uint8Array, void>
}

const writers = {
  csv: { write: writeCsv, mime: 'text/csv; charset=utf-8' },
  xlsx: {
    write: writeXlsx,
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const satisfies Record<
  ExportFormat,
  { write: (table: Table) => AsyncGenerator<Uint8Array, void>; mime: string }
>

/** Orders that are read at once: other calls come in between. */
const atOnce = 200
const progressEveryMs = 2_000

/** An export that runs, and how far it is. */
interface Run {
  host: Host
  purchases: Purchases
  record: ExportRecord
  caller: StaffCaller
  address: string
  sent: number
}

/** A link as it is followed. */
export interface AskedLink {
  id: string
  e?: unknown
  s?: unknown
  /** Where it is followed from. */
  address: string
}

/** What is behind the link of an export, for whoever asked for it as long as he is signed in. Null: no good link. */
export async function openExport(
  host: Host,
  purchases: Purchases,
  { id, address, ...signed }: AskedLink,
): Promise<OpenedExport | null> {
  const now = host.clock()
  if (!isExportLink(host.keys, id, signed, now)) return null
  const record = await takeExport(host.db.pool, id, now)
  if (!record) return null
  const caller = await callerOfLink(host.db.pool, record, now)
  if (!caller || reachOf(caller, 'orders.read') === null) {
    await end(host, { caller: system, address }, id, { state: 'cut' })
    return null
  }
  return {
    name: record.file_name,
    mime: writers[record.format].mime,
    content: whole({ host, purchases, record, caller, address, sent: 0 }),
  }
}

/** The file, and the line of the trail that says how it ended. */
async function* whole(run: Run): AsyncGenerator<Uint8Array, void> {
  const { host, record } = run
  let state: 'done' | 'cut' = 'cut'
  try {
    yield* writers[record.format].write(await tableOf(run))
    state = 'done'
  } finally {
    await end(host, run, record.id, { state, sent: run.sent })
  }
}

async function tableOf(run: Run): Promise<Table> {
  const { host, record, caller } = run
  const { columns, ...asked } = JSON.parse(record.asked) as AskedExport
  const { filter, sorting } = filterOf(caller, record.kind, asked)
  const ids = await allOrderIds(host.db.pool, filter, sorting)
  await noteProgress(host.db.pool, record.id, { rows: ids.length, seen_at: host.clock() })
  return {
    name: '订单',
    heads: headsOf(columns),
    count: ids.length,
    end: `共 ${ids.length} 笔订单，导出完整`,
    rows: rowsOf(run, ids, columns),
  }
}

async function* rowsOf(
  run: Run,
  ids: readonly string[],
  columns: AskedExport['columns'],
): AsyncGenerator<SheetCell[][], void> {
  const { host, purchases, record, caller } = run
  const { db } = readContextOf(host, { caller, address: '', now: host.clock() })
  let noted = performance.now()
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce)
    const found = await ordersById(db, { by: 'created_at', down: true }, { ids: part })
    const byId = new Map(found.map(order => [order.id, order]))
    yield part.map(id => {
      const order = byId.get(id)
      if (!order) throw new Error('An order is gone while it is exported')
      return cellsOf(columns, presentRow(order, purchases, caller))
    })
    run.sent += part.length
    if (performance.now() - noted < progressEveryMs) continue
    noted = performance.now()
    await noteProgress(db, record.id, { sent: run.sent, seen_at: host.clock() })
  }
}

async function end(
  host: Host,
  { caller, address }: { caller: Caller; address: string },
  id: string,
  given: { state: 'done' | 'cut'; sent?: number },
): Promise<void> {
  await inUnitOfWork(host, { caller, address, now: host.clock() }, async work => {
    const ended = await endExport(work.db, id, given)
    if (!ended) return
    work.audit({
      act: given.state === 'done' ? 'order.export_done' : 'order.export_cut',
      record: { kind: 'order_export', id },
      money: true,
      diff: { sent: ended.sent, rows: ended.rows },
    })
  })
}

const lostMs = 600_000
const batch = 20

/** Ends exports whose process was killed while they ran. */
export async function endLostExports(host: Host): Promise<void> {
  const before = new Date(host.clock().getTime() - lostMs)
  for (const id of await lostExports(host.db.pool, before, batch))
    await end(host, { caller: system, address: '' }, id, { state: 'cut' })
}
