import type { Tx } from './database.ts'

/** D1.7 */
export const keyLifetimeMs = 24 * 3_600_000

export interface KeyedWrite {
  scope: string
  key: string
  /** Keyed hash of the whole body. */
  bodyHash: string
}

/** Puts the key's row into the transaction; false when an earlier call has. A row past its life is made anew. */
export async function claimKey(tx: Tx, { scope, key, bodyHash }: KeyedWrite, now: Date): Promise<boolean> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '<', new Date(now.getTime() - keyLifetimeMs))
    .execute()
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ scope, key, body_hash: bodyHash, answer_enc: null, created_at: now })
    .onConflict(onConflict => onConflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

export const findKey = (tx: Tx, { scope, key }: KeyedWrite) =>
  tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer_enc'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()

export async function storeAnswer(tx: Tx, { scope, key }: KeyedWrite, answer_enc: string): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer_enc })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}
