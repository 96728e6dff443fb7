import type { Executor } from '../kernel/database.ts'

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
): Promise<string | null> {
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
    .returning('id')
    .executeTakeFirst()
  if (made) return made.id
  const known = await db
    .updateTable('bank_lines')
    .set(eb => ({ used_fen: eb('used_fen', '+', amount_fen) }))
    .where('bank_ref', '=', bank_ref)
    .where(eb => eb(eb('used_fen', '+', amount_fen), '<=', eb.ref('amount_fen')))
    .returning('id')
    .executeTakeFirst()
  return known?.id ?? null
}
