import type { Selectable } from 'kysely'
import type { Executor } from '../../kernel/database.ts'
import type { SandboxPaymentsTable } from '../../kernel/order-tables.ts'

export type SandboxPayment = Selectable<SandboxPaymentsTable>

/** Writes a payment into the books; one of this number that is there stays as it is. */
export async function enterPayment(
  db: Executor,
  payment: Pick<SandboxPayment, 'number' | 'title' | 'amount_fen' | 'ref' | 'expires_at'>,
): Promise<void> {
  await db
    .insertInto('sandbox_payments')
    .values({ ...payment, state: 'open', told_at: null })
    .onConflict(conflict => conflict.column('number').doNothing())
    .execute()
}

export const findPayment = (db: Executor, number: string): Promise<SandboxPayment | undefined> =>
  db.selectFrom('sandbox_payments').selectAll().where('number', '=', number).executeTakeFirst()

/** Changes what is still open; a payment that was made, failed or closed stays. */
export const changeOpen = (
  db: Executor,
  number: string,
  set: Partial<Pick<SandboxPayment, 'state' | 'paid_fen' | 'told_at'>>,
): Promise<SandboxPayment | undefined> =>
  db
    .updateTable('sandbox_payments')
    .set(set)
    .where('number', '=', number)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()

/** Hidden payments of which the time to tell has come; each is told by one process. */
export const takeToTell = (db: Executor, now: Date): Promise<SandboxPayment[]> =>
  db
    .updateTable('sandbox_payments')
    .set({ told_at: null })
    .where('told_at', '<=', now)
    .returningAll()
    .execute()
