import { sql, type Selectable } from 'kysely'
import type { Executor } from '../../kernel/database.ts'
import type { SandboxPaymentsTable, SandboxRefundsTable } from '../../kernel/order-tables.ts'

export type SandboxRefund = Selectable<SandboxRefundsTable>
export type SandboxPayment = Selectable<SandboxPaymentsTable>

/** Writes a payment into the books; one of this number that is there stays as it is. */
export async function enterPayment(
  db: Executor,
  payment: Pick<SandboxPayment, 'number' | 'title' | 'amount_fen' | 'ref' | 'expires_at'>,
): Promise<void> {
  await db
    .insertInto('sandbox_payments')
    .values({ ...payment, state: 'open', hidden_until: null })
    .onConflict(conflict => conflict.column('number').doNothing())
    .execute()
}

export const findPayment = (db: Executor, number: string): Promise<SandboxPayment | undefined> =>
  db.selectFrom('sandbox_payments').selectAll().where('number', '=', number).executeTakeFirst()

/** Changes what is still open; a payment that was made, failed or closed stays. */
export const changeOpen = (
  db: Executor,
  number: string,
  set: Partial<Pick<SandboxPayment, 'state' | 'paid_fen' | 'hidden_until' | 'refund_fails' | 'paid_at'>>,
): Promise<SandboxPayment | undefined> =>
  db
    .updateTable('sandbox_payments')
    .set(set)
    .where('number', '=', number)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()

/**
 * Writes a refund into the books; one of this number stays as it is. It fails where the payment says so, and where more
 * would go back than came.
 */
export async function enterRefund(
  db: Executor,
  { number, payment_number, amount_fen, ref, sent_at }: Omit<SandboxRefund, 'succeeded'>,
): Promise<Pick<SandboxRefund, 'succeeded' | 'ref'>> {
  await sql`
    insert into sandbox_refunds (number, payment_number, amount_fen, ref, sent_at, succeeded)
    select ${number}, p.number, ${amount_fen}, ${ref}, ${sent_at}, not p.refund_fails and ${amount_fen} <= p.paid_fen -
      (select coalesce(sum(r.amount_fen), 0) from sandbox_refunds r where r.payment_number = p.number and r.succeeded)
    from sandbox_payments p where p.number = ${payment_number}
    on conflict (number) do nothing`.execute(db)
  return db
    .selectFrom('sandbox_refunds')
    .select(['succeeded', 'ref'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
}

/** Hidden payments of which the time to tell has come; each is told by one process. */
export const takeToTell = (db: Executor, now: Date): Promise<SandboxPayment[]> =>
  db
    .updateTable('sandbox_payments')
    .set({ hidden_until: null })
    .where('hidden_until', '<=', now)
    .returningAll()
    .execute()

/** Money that moved by one payment or refund. */
interface Movement {
  number: string
  at: Date
  amount_fen: number
}

/** What came in between two instants, also what is still hidden. */
export const movedIn = (db: Executor, from: Date, until: Date): Promise<Movement[]> =>
  db
    .selectFrom('sandbox_payments')
    .select(row => ['number', 'paid_fen as amount_fen', row.ref('paid_at').$notNull().as('at')])
    .where('state', '=', 'succeeded')
    .where('paid_at', '>=', from)
    .where('paid_at', '<', until)
    .orderBy('paid_at')
    .execute()

/** What went back between two instants. */
export const movedBack = (db: Executor, from: Date, until: Date): Promise<Movement[]> =>
  db
    .selectFrom('sandbox_refunds')
    .select(row => ['number', 'amount_fen', row.ref('sent_at').$notNull().as('at')])
    .where('succeeded', '=', true)
    .where('sent_at', '>=', from)
    .where('sent_at', '<', until)
    .orderBy('sent_at')
    .execute()
