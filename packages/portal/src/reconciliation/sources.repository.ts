import { sql } from 'kysely'
import { addDays, parseTime } from '@portal/api/rules/dates'
import { isOnlineChannel, type OnlineChannel } from '@portal/api/rules/payment'
import type { Executor } from '../kernel/database.ts'
import { keyOf, type Billed, type Booked, type DayLine, type MoneyKind } from './sources.ts'

/** A channel as a column holds it, of a payment that was made online. */
function toOnline(channel: string): OnlineChannel {
  if (!isOnlineChannel(channel)) throw new Error(`No online channel ${channel}`)
  return channel
}

/** Payments and refunds that our books have on a day, by the channel's numbers. */
export async function bookedOnDay(db: Executor, day: string): Promise<Booked[]> {
  const { rows } = await sql<Omit<Booked, 'channel'> & { channel: string }>`
    select a.channel, 'payment' as kind, a.number, r.order_id, r.amount_fen, r.created_at as at,
      a.status = 'succeeded' as bought, f.status as refund
    from receipts r join payment_attempts a on a.id = r.attempt_id left join refunds f on f.id = a.refund_id
    where r.received_on = ${day} and a.number is not null
    union all
    select a.channel, 'refund', f.id, f.order_id, p.amount_fen, p.created_at, true, null
    from payouts p join refunds f on f.id = p.refund_id join payment_attempts a on a.id = f.attempt_id
    where p.returned_on = ${day}
    order by at, number`.execute(db)
  return rows.map(({ channel, ...row }) => Object.assign(row, { channel: toOnline(channel) }))
}

/** Bills of a day, by channel. */
export async function billsOfDay(db: Executor, day: string): Promise<Map<OnlineChannel, Billed[]>> {
  const bills = await db.selectFrom('channel_bills').select('channel').where('day', '=', day).execute()
  const lines = await db
    .selectFrom('channel_bill_lines')
    .select(['channel', 'kind', 'number', 'amount_fen', 'fee_fen', 'at'])
    .where('day', '=', day)
    .orderBy('at')
    .orderBy('number')
    .execute()
  const byChannel = new Map<OnlineChannel, Billed[]>(bills.map(({ channel }) => [toOnline(channel), []]))
  for (const line of lines) {
    const channel = toOnline(line.channel)
    byChannel.get(channel)?.push({ ...line, channel })
  }
  return byChannel
}

export async function channelsWithBill(db: Executor, day: string): Promise<Set<OnlineChannel>> {
  const rows = await db.selectFrom('channel_bills').select('channel').where('day', '=', day).execute()
  return new Set(rows.map(({ channel }) => toOnline(channel)))
}

interface Numbered {
  channel: OnlineChannel
  kind: MoneyKind
  number: string
}

/** The other day in whose bill these stand, by their keys. */
export async function billedElsewhere(
  db: Executor,
  day: string,
  entries: readonly Numbered[],
): Promise<Map<string, string>> {
  if (entries.length === 0) return new Map()
  const rows = await db
    .selectFrom('channel_bill_lines')
    .select(['channel', 'kind', 'number', 'day'])
    .where(
      'number',
      'in',
      entries.map(({ number }) => number),
    )
    .where('day', '<>', day)
    .execute()
  return new Map(rows.map(row => [keyOf({ ...row, channel: toOnline(row.channel) }), row.day]))
}

/** The other day on which our books have these, by their keys. */
export async function bookedElsewhere(
  db: Executor,
  day: string,
  entries: readonly Numbered[],
): Promise<Map<string, { day: string; order_id: string }>> {
  if (entries.length === 0) return new Map()
  const numbers = sql.join(entries.map(({ number }) => number))
  const { rows } = await sql<{
    channel: string
    kind: MoneyKind
    number: string
    day: string
    order_id: string
  }>`
    select a.channel, 'payment' as kind, a.number, r.received_on as day, r.order_id
    from payment_attempts a join receipts r on r.attempt_id = a.id
    where a.number in (${numbers}) and r.received_on <> ${day}
    union all
    select a.channel, 'refund', f.id, p.returned_on, f.order_id
    from refunds f join payouts p on p.refund_id = f.id join payment_attempts a on a.id = f.attempt_id
    where f.id in (${numbers}) and p.returned_on <> ${day}`.execute(db)
  return new Map(
    rows.map(row => [
      keyOf({ ...row, channel: toOnline(row.channel) }),
      { day: row.day, order_id: row.order_id },
    ]),
  )
}

/** What the bank has of each channel for a day. */
export async function settlementsOfDay(db: Executor, day: string): Promise<Map<OnlineChannel, number>> {
  const { rows } = await sql<{ channel: string; amount_fen: number }>`
    select channel, sum(amount_fen)::bigint as amount_fen from channel_settlements where day = ${day} group by channel`.execute(
    db,
  )
  return new Map(rows.map(({ channel, amount_fen }) => [toOnline(channel), amount_fen]))
}

/** Lines of the bank account that were booked on a day. */
export async function linesOfDay(db: Executor, day: string): Promise<DayLine[]> {
  const { rows } = await sql<Omit<DayLine, 'receipts'>>`
    select b.id, b.amount_fen, b.import_id is not null as imported, b.seen_fen, b.booked_at,
      coalesce((select sum(s.amount_fen) from channel_settlements s where s.bank_line_id = b.id), 0)::bigint as channels_fen
    from bank_lines b where (b.booked_at at time zone 'Asia/Shanghai')::date = ${day}
    order by b.booked_at, b.id`.execute(db)
  const receipts = await db
    .selectFrom('receipts as r')
    .innerJoin('bank_lines as b', 'b.id', 'r.bank_line_id')
    .select(['r.bank_line_id', 'r.order_id', 'r.amount_fen'])
    .where(sql`(b.booked_at at time zone 'Asia/Shanghai')::date`, '=', day)
    .orderBy('r.id')
    .execute()
  const byLine = Map.groupBy(receipts, ({ bank_line_id }) => bank_line_id)
  return rows.map(line => Object.assign(line, { receipts: byLine.get(line.id) ?? [] }))
}

/** Whether a confirmed statement tells of the whole day. */
export async function isCovered(db: Executor, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('statement_imports')
    .select('id')
    .where('last_day', '>=', day)
    .where('first_day', '<=', day)
    .where('confirmed_at', '>=', parseTime(addDays(day, 1)))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
