import { sql } from 'kysely'
import type { OnlineChannel } from '@portal/api/rules/payment'
import type { Executor, Tx } from '../kernel/database.ts'
import type { BillLine } from '../ports.ts'

export async function hasBill(db: Executor, channel: OnlineChannel, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('channel_bills')
    .select('day')
    .where('channel', '=', channel)
    .where('day', '=', day)
    .executeTakeFirst()
  return row !== undefined
}

const netOf = (lines: readonly BillLine[]): number =>
  lines.reduce(
    (sum, { kind, amount_fen, fee_fen }) => sum + (kind === 'payment' ? amount_fen : -amount_fen) - fee_fen,
    0,
  )

/** What stands under one number more than once (refunds made by hand at the channel) counts together. */
function byNumber(given: readonly BillLine[]): BillLine[] {
  const lines = new Map<string, BillLine>()
  for (const line of given) {
    const key = `${line.kind} ${line.number}`
    const before = lines.get(key)
    const amount_fen = line.amount_fen + (before?.amount_fen ?? 0)
    lines.set(key, { ...line, amount_fen, fee_fen: line.fee_fen + (before?.fee_fen ?? 0) })
  }
  return [...lines.values()]
}

/** Keeps a channel's bill of a day; one that is there stays as it is. */
export async function insertBill(
  tx: Tx,
  bill: { channel: OnlineChannel; day: string; fetched_at: Date },
  given: readonly BillLine[],
): Promise<void> {
  const lines = byNumber(given)
  const fresh = await tx
    .insertInto('channel_bills')
    .values({ ...bill, net_fen: netOf(lines) })
    .onConflict(conflict => conflict.doNothing())
    .returning('day')
    .executeTakeFirst()
  if (!fresh) return
  const { channel, day } = bill
  await sql`
    insert into channel_bill_lines (channel, day, kind, number, at, amount_fen, fee_fen)
    select ${channel}, ${day}, kind, number, at, amount_fen, fee_fen
    from json_to_recordset(${JSON.stringify(lines)}::json)
      as line (kind text, number text, at timestamptz, amount_fen bigint, fee_fen bigint)`.execute(tx)
}
