import { sql } from 'kysely'
import { addDays, parseTime } from '@portal/api/rules/dates'
import type { OnlineChannel } from '@portal/api/rules/payment'
import type { Executor, Tx } from '../kernel/database.ts'
import type { ChannelSettlementsTable } from '../kernel/schema.ts'

/** A day for which a channel owes the bank account money and has not paid it out, as far as is known. */
export interface Owed {
  channel: string
  day: string
  amount_fen: number
}

/** Newest first. */
export const owedBetween = (db: Executor, from: string, until: string): Promise<Owed[]> =>
  db
    .selectFrom('channel_bills as b')
    .select(['b.channel', 'b.day', 'b.net_fen as amount_fen'])
    .where('b.day', '>=', from)
    .where('b.day', '<=', until)
    .where('b.net_fen', '>', 0)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('channel_settlements as s')
            .select('s.day')
            .whereRef('s.channel', '=', 'b.channel')
            .whereRef('s.day', '=', 'b.day'),
        ),
      ),
    )
    .orderBy('b.day', 'desc')
    .orderBy('b.channel')
    .execute()

/** Locks what channels owe for these days, so that nobody else looks for its money. */
export const lockOwed = (tx: Tx, from: string, until: string) =>
  tx
    .selectFrom('channel_bills')
    .select('day')
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('net_fen', '>', 0)
    .orderBy('day')
    .orderBy('channel')
    .forUpdate()
    .execute()

/** Lines of the bank in which nothing was taken, from a day on, that brought one of these sums in one of these names. */
export async function untakenLines(
  db: Executor,
  {
    after,
    until,
    sums,
    names,
  }: { after: string; until: string; sums: readonly number[]; names: readonly string[] },
): Promise<{ id: string; booked_at: Date; amount_fen: number }[]> {
  const { rows } = await sql<{ id: string; booked_at: Date; amount_fen: number }>`
    select id, booked_at, amount_fen from bank_lines
    where booked_at >= ${parseTime(addDays(after, 1))} and booked_at < ${parseTime(addDays(until, 1))}
      and import_id is not null and used_fen = 0 and amount_fen in (${sql.join([...sums])})
      and (${sql.join(
        names.map(name => sql`strpos(payer_name, ${name}) > 0`),
        sql` or `,
      )})
    order by booked_at, id`.execute(db)
  return rows
}

/** Takes all that is left of a line. Null: it is not what was seen any more. */
export async function takeRest(tx: Tx, id: string, restFen: number): Promise<Date | null> {
  const row = await tx
    .updateTable('bank_lines')
    .set(eb => ({ used_fen: eb.ref('amount_fen') }))
    .where('id', '=', id)
    .where(eb => eb(eb('amount_fen', '-', eb.ref('used_fen')), '=', restFen))
    .returning('booked_at')
    .executeTakeFirst()
  return row?.booked_at ?? null
}

/** Gives back what was taken of a line. */
export const giveBack = (tx: Tx, id: string, amountFen: number) =>
  tx
    .updateTable('bank_lines')
    .set(eb => ({ used_fen: eb('used_fen', '-', amountFen) }))
    .where('id', '=', id)
    .returning('booked_at')
    .executeTakeFirstOrThrow()

export const insertSettlements = (tx: Tx, rows: readonly ChannelSettlementsTable[]) =>
  tx
    .insertInto('channel_settlements')
    .values([...rows])
    .execute()

/** Lines of the bank that a channel paid out for a day, with all days that each is for. */
export const settlementsBesides = (tx: Tx, channel: OnlineChannel, day: string) =>
  tx
    .selectFrom('channel_settlements as s')
    .select(['s.bank_line_id', 's.day', 's.amount_fen'])
    .where('s.bank_line_id', 'in', eb =>
      eb
        .selectFrom('channel_settlements as own')
        .select('own.bank_line_id')
        .where('own.channel', '=', channel)
        .where('own.day', '=', day),
    )
    .orderBy('s.bank_line_id')
    .orderBy('s.day')
    .execute()

export const deleteSettlements = (tx: Tx, lineIds: readonly string[]) =>
  tx
    .deleteFrom('channel_settlements')
    .where('bank_line_id', 'in', [...lineIds])
    .execute()
