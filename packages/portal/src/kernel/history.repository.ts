import { sql, type RawBuilder } from 'kysely'
import type { Schema } from './schema.ts'

/** Tables of history lines, with the column of the record that they are about. */
interface Histories {
  order_history: 'order_id'
  invoice_history: 'invoice_id'
  application_history: 'application_id'
  star_history: 'application_id'
  star_paper_history: 'paper_id'
}

/**
 * The time of a record's next line, never before its last one: a call that waited for the record's lock began earlier
 * than the call that it waited for, and acts later. The record must be locked.
 */
export const timeOfLine = <T extends keyof Histories & keyof Schema>(
  table: T,
  column: Histories[T],
  { recordId, at }: { recordId: string; at: Date },
): RawBuilder<Date> =>
  sql<Date>`greatest(${at}::timestamptz,
    (select max(h.at) + interval '1 millisecond' from ${sql.table(table)} as h where ${sql.ref(`h.${column}`)} = ${recordId}))`
