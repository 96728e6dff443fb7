import { system } from '../kernel/callers.ts'
import type { Executor } from '../kernel/database.ts'
import { inUnitOfWork } from '../kernel/work.ts'
import type { Host } from '../ports.ts'
import { demoPassword, peopleOf, type WorldName } from './accounts.ts'
import { seedStandings } from './standings.ts'
import { seedWork } from './work.ts'
import { claimSeed, hasDemoStaff, hasPeople, insertAccounts, isSeeded } from './worlds.repository.ts'

/** Whether the database holds demo data, whose accounts have a published password. */
export const isDemo = async (db: Executor): Promise<boolean> => (await isSeeded(db)) || hasDemoStaff(db)

/**
 * Demo accounts and data of D9, once in a database's life, also when several processes start together. One unit of
 * work: a first start that is cut off leaves nothing, and the next one seeds anew.
 */
export async function seedDemo(host: Host, world: WorldName = 'rich'): Promise<void> {
  const { pool } = host.db
  // real people: somebody's own data, opened outside production
  if ((await isSeeded(pool)) || (await hasPeople(pool))) return
  const passwordHash = await host.passwords.hash(demoPassword)
  const quiet: Host = {
    ...host,
    jobs: { enqueue: async () => undefined, wake: () => undefined },
    // what was issued until now was issued by hand
    settings: { ...host.settings, invoiceProvider: 'manual' },
  }
  const now = host.clock()
  await inUnitOfWork(quiet, { caller: system, address: '', now }, async work => {
    if (!(await claimSeed(work.db, now))) return
    await insertAccounts(work.db, peopleOf(world), now, passwordHash)
    if (world === 'empty') await seedStandings(work, peopleOf(world))
    else await seedWork(work, world)
  })
}
