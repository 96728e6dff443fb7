import { sql } from 'kysely'
import type { Executor } from '../../kernel/database.ts'
import type { SandboxDocumentsTable } from '../../kernel/schema.ts'

export type SandboxDocument = SandboxDocumentsTable

/**
 * Writes a document or a red letter into the books; the one of this serial that is there stays as it is, and is the
 * answer. `refusedOnce`: refused unless one of the same request was before.
 */
export async function enter(
  db: Executor,
  document: SandboxDocument,
  refusedOnce: string,
): Promise<SandboxDocument> {
  const { request_no, is_letter, refusal } = document
  await db
    .insertInto('sandbox_documents')
    .values({
      ...document,
      refusal: sql<string>`case when exists (select from sandbox_documents d where d.request_no = ${request_no}
        and d.is_letter = ${is_letter} and d.refusal <> '') then ${refusal} else ${refusal || refusedOnce} end`,
    })
    .onConflict(conflict => conflict.column('serial').doNothing())
    .execute()
  return db
    .selectFrom('sandbox_documents')
    .selectAll()
    .where('serial', '=', document.serial)
    .executeTakeFirstOrThrow()
}

export const findDocument = (
  db: Executor,
  serial: string,
  is_letter: boolean,
): Promise<SandboxDocument | undefined> =>
  db
    .selectFrom('sandbox_documents')
    .selectAll()
    .where('serial', '=', serial)
    .where('is_letter', '=', is_letter)
    .executeTakeFirst()
