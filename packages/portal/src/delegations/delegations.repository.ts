import type { DelegatedTask } from '@portal/api/rules/delegation'
import type { Executor, Tx } from '../kernel/database.ts'
import type { DelegationsTable } from '../kernel/schema.ts'

/** A piece of work: of which kind, and which. */
export interface TaskKey {
  task: DelegatedTask
  /** Id of the document, or the day. */
  subjectId: string
}

const withNames = (db: Executor) =>
  db
    .selectFrom('delegations as d')
    .innerJoin('staff as giver', 'giver.id', 'd.given_by')
    .innerJoin('staff as colleague', 'colleague.id', 'd.given_to')
    .selectAll('d')
    .select(['giver.name as by', 'colleague.name as to'])

export type NamedDelegation = Awaited<ReturnType<typeof delegationsOf>>[number]

/** What was passed on of these. */
export const delegationsOf = (db: Executor, task: DelegatedTask, subjectIds: readonly string[]) =>
  withNames(db)
    .where('d.task', '=', task)
    .where('d.subject_id', 'in', [...subjectIds])
    .execute()

/** What somebody was given, the newest first, with the document where it is one. */
export const delegatedTo = (db: Executor, staffId: string, limit: number) =>
  withNames(db)
    .leftJoin('invoices as i', join =>
      join.onRef('i.id', '=', 'd.subject_id').on('d.task', '=', 'invoice' satisfies DelegatedTask),
    )
    .select(['i.invoice_no', 'i.order_kind', 'i.buyer_name', 'i.amount_fen'])
    .where('d.given_to', '=', staffId)
    .orderBy('d.given_at', 'desc')
    .orderBy('d.subject_id')
    .limit(limit)
    .execute()

/** Everybody of the staff whose account is open, by name. */
export const openAccounts = (db: Executor) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'sub_role'])
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .execute()

export const putDelegation = (tx: Tx, delegation: DelegationsTable) =>
  tx
    .insertInto('delegations')
    .values(delegation)
    .onConflict(conflict => conflict.columns(['task', 'subject_id']).doUpdateSet(delegation))
    .execute()

export const dropDelegation = (tx: Tx, { task, subjectId }: TaskKey) =>
  tx.deleteFrom('delegations').where('task', '=', task).where('subject_id', '=', subjectId).execute()
