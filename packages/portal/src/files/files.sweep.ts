import { sql } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import type { Host } from '../ports.ts'

/** So long an upload may wait for the form that will refer to it. */
const waitMs = 86_400_000
const batch = 200

/** Columns that keep a file; a test compares them with the references that the database knows. */
export const fileReferences = [
  ['members', 'avatar_file_id'],
  ['transfer_vouchers', 'file_id'],
] as const

const referredTo = sql<boolean>`(${sql.join(
  fileReferences.map(
    ([table, column]) =>
      sql`exists (select 1 from ${sql.table(table)} r where ${sql.ref(`r.${column}`)} = files.id)`,
  ),
  sql` or `,
)} or exists (select 1 from applications a where a.member_id = files.member_id
  and (a.form -> 'attachment_ids' ? files.id or a.submitted_form -> 'attachment_ids' ? files.id))
  or exists (select 1 from transfer_drafts d join orders o on o.id = d.order_id where o.member_id = files.member_id
  and d.content -> 'voucher_ids' ? files.id))`

/** Drops uploads that no form came to refer to: rows first, then content without a row. May run twice. */
export async function sweepFiles({ db, files, clock }: Pick<Host, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - waitMs)
  let dropped = batch
  while (dropped === batch) dropped = await db.transaction(tx => dropUnused(tx, before))
  await files.dropOrphans(db.pool, before)
}

/**
 * A form locks the files that it is about to refer to. The candidates are locked first and judged by a second
 * statement, which sees what was committed until then: so no form loses a file that it was granted.
 */
async function dropUnused(tx: Tx, before: Date): Promise<number> {
  const candidates = await tx
    .selectFrom('files')
    .select('id')
    .where('created_at', '<', before)
    .where(sql<boolean>`not ${referredTo}`)
    .orderBy('created_at')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute()
  if (candidates.length === 0) return 0
  const dropped = await tx
    .deleteFrom('files')
    .where(
      'id',
      'in',
      candidates.map(({ id }) => id),
    )
    .where(sql<boolean>`not ${referredTo}`)
    .executeTakeFirst()
  return Number(dropped.numDeletedRows)
}
