import { sql } from 'kysely'
import type { Tx } from '../kernel/database.ts'

/** Columns that keep a file; a test compares them with the references that the database knows. */
export const fileReferences = [
  ['members', 'avatar_file_id'],
  ['transfer_vouchers', 'file_id'],
  ['invoice_files', 'file_id'],
  ['talent_attachments', 'file_id'],
  ['profile_photos', 'file_id'],
  ['star_files', 'file_id'],
  ['star_objection_files', 'file_id'],
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
  and d.content -> 'voucher_ids' ? files.id)
  or exists (select 1 from talent_drafts d where d.member_id = files.member_id
  and d.content -> 'attachments' @> jsonb_build_array(jsonb_build_object('file_id', files.id))))`

/**
 * A form locks the files that it is about to refer to. The candidates are locked first and judged by a second
 * statement, which sees what was committed until then: so no form loses a file that it was granted.
 */
export async function dropUnused(tx: Tx, before: Date, limit: number): Promise<number> {
  const candidates = await tx
    .selectFrom('files')
    .select('id')
    .where('created_at', '<', before)
    .where(sql<boolean>`not ${referredTo}`)
    .orderBy('created_at')
    .limit(limit)
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
