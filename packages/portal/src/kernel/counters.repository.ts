import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Next number of a named series; the row stays locked until the commit, so numbers have no holes. A transaction locks
 * its records first, then takes one number at most, and last the end of the audit trail: the same order everywhere.
 */
export async function nextNumber(tx: Tx, name: string): Promise<number> {
  const row = await tx
    .insertInto('counters')
    .values({ name, value: 1 })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value: sql`counters.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return row.value
}
