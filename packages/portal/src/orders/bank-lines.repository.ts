import { sql } from 'kysely'
import type { Executor } from '../kernel/database.ts'
import type { BankLinesTable } from '../kernel/schema.ts'

/** Money that is taken off a bank's line for one order. */
export interface BankPart {
  bank_ref: string
  amount_fen: number
  /** The day on which it came in. */
  received_on: string
}

interface Typed {
  id: string
  booked_at: Date
  created_at: Date
}

/**
 * Takes money off the line with this reference; a reference that was not imported becomes a line that brought just this.
 * Null: the line has not so much left. Whoever takes at the same moment waits (ADR 032).
 */
export async function takeOffLine(
  db: Executor,
  { bank_ref, amount_fen }: BankPart,
  typed: Typed,
): Promise<Pick<BankLinesTable, 'id' | 'booked_at'> | null> {
  const made = await db
    .insertInto('bank_lines')
    .values({
      ...typed,
      bank_ref,
      import_id: null,
      line_no: null,
      payer_name: '',
      payer_account: '',
      remark: '',
      codes: [],
      amount_fen,
      used_fen: amount_fen,
    })
    .onConflict(conflict => conflict.column('bank_ref').doNothing())
    .returning(['id', 'booked_at'])
    .executeTakeFirst()
  if (made) return made
  const known = await db
    .updateTable('bank_lines')
    .set(eb => ({ used_fen: eb('used_fen', '+', amount_fen) }))
    .where('bank_ref', '=', bank_ref)
    .where(eb => eb(eb('used_fen', '+', amount_fen), '<=', eb.ref('amount_fen')))
    .returning(['id', 'booked_at'])
    .executeTakeFirst()
  return known ?? null
}

/** What of an order a line of the bank can be known by. */
interface Wanted {
  code: string
  /** Names of the subject and of who was to pay. */
  names: readonly string[]
  due_fen: number
  /** Before this day nobody has paid it. */
  since: Date
}

export type FoundLine = Pick<
  BankLinesTable,
  'id' | 'bank_ref' | 'booked_at' | 'payer_name' | 'payer_account' | 'remark' | 'amount_fen' | 'used_fen'
> & { has_code: boolean; has_name: boolean }

/** Lines looked at for each thing that can agree; more with one name or amount tell nobody anything. */
const mostAlike = 20

/** Imported lines that have something in common with an order, in no order. */
export async function findCandidates(
  db: Executor,
  { code, names, due_fen, since }: Wanted,
): Promise<FoundLine[]> {
  const keys = sql`array[${sql.join(names.map(name => sql`name_key(${name}::text)`))}]`
  const { rows } = await sql<FoundLine>`
    with by_code as (
      select id from bank_lines where codes @> array[${code}::text] and import_id is not null
      order by booked_at desc limit ${mostAlike}
    ), by_name as (
      select id from bank_lines
      where name_key(payer_name) = any(${keys}) and booked_at >= ${since} and import_id is not null
      order by booked_at desc limit ${mostAlike}
    ), by_amount as (
      select id from bank_lines where amount_fen = ${due_fen} and booked_at >= ${since} and import_id is not null
      order by booked_at desc limit ${mostAlike}
    )
    select id, bank_ref, booked_at, payer_name, payer_account, remark, amount_fen, used_fen,
      codes @> array[${code}::text] as has_code, name_key(payer_name) = any(${keys}) as has_name
    from bank_lines
    where id in (select id from by_code union select id from by_name union select id from by_amount)`.execute(
    db,
  )
  return rows
}

/** Orders that these lines have paid. */
export const ordersOfLines = (db: Executor, lineIds: readonly string[]) =>
  db
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.bank_line_id', 'o.order_no'])
    .distinct()
    .where('r.bank_line_id', 'in', [...lineIds])
    .orderBy('o.order_no')
    .execute()
