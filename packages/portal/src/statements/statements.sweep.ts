import { system } from '../kernel/callers.ts'
import { inUnitOfWork } from '../kernel/work.ts'
import type { Host } from '../ports.ts'
import { deleteImport, forgottenImports, stuckImports } from './statements.repository.ts'

const stuckMs = 120_000
/** A dry run that nobody confirmed is as old as the orders in it by then. */
const keptDays = 30
const batch = 20

const bySystem = (host: Host, run: Parameters<typeof inUnitOfWork<typeof system, void>>[2]) =>
  inUnitOfWork(host, { caller: system, address: '', now: host.clock() }, run)

/** Imports whose job was lost (restored from a backup without its queue, or tried too often) get a new one. */
export async function continueStatements(host: Host): Promise<void> {
  const before = new Date(host.clock().getTime() - stuckMs)
  for (const id of await stuckImports(host.db.pool, before, batch))
    await bySystem(host, work => work.enqueue('statements', { id }))
}

/** Drops dry runs that were left. */
export async function forgetStatements(host: Host): Promise<void> {
  const before = new Date(host.clock().getTime() - keptDays * 86_400_000)
  for (const id of await forgottenImports(host.db.pool, before, batch))
    await bySystem(host, work => deleteImport(work.db, id))
}
