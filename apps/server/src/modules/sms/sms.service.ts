import { sql } from 'kysely'
import { formatTime } from '@portal/api/rules/dates'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { SmsProvider } from '../../providers/sms.ts'
import { newId } from '../../security/keys.ts'

export interface Sms {
  phone: string
  scene: string
  text: string
  /** The code in it, for /dev/sms. */
  code?: string
}

/** Puts a text into the outbox and its job into the queue, both in the caller's transaction. */
export async function queueSms(tx: Tx, deps: Deps, sms: Sms, now: Date): Promise<void> {
  const { keys } = deps
  const id = newId(now)
  await tx
    .insertInto('sms_messages')
    .values({
      id,
      scene: sms.scene,
      phone_enc: keys.encrypt(sms.phone, 'sms'),
      phone_index: keys.sign(sms.phone, 'phone'),
      text_enc: keys.encrypt(sms.text, 'sms'),
      code_enc: sms.code === undefined ? null : keys.encrypt(sms.code, 'sms'),
      status: 'queued',
      created_at: now,
      sent_at: null,
    })
    .execute()
  await deps.jobs.enqueue(tx, 'sms', { id })
}

/**
 * The job: sends one text once. It may run twice; only a crash between the gateway's answer and the next line can
 * send a text twice, never lose it.
 */
export async function sendQueuedSms(
  deps: Omit<Deps, 'jobs'>,
  provider: SmsProvider,
  id: string,
): Promise<void> {
  const { db, keys, config } = deps
  const message = await db.pool
    .updateTable('sms_messages')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returning(['phone_enc', 'text_enc'])
    .executeTakeFirst()
  if (!message?.text_enc) return
  await provider.send(keys.decrypt(message.phone_enc, 'sms'), keys.decrypt(message.text_enc, 'sms'))
  await db.pool
    .updateTable('sms_messages')
    .set({
      status: 'sent',
      sent_at: deps.clock(),
      ...(config.production ? { text_enc: null, code_enc: null } : {}),
    })
    .where('id', '=', id)
    .execute()
}

const shown = 50

/** Newest first; for development only (D9). */
export async function listDevSms(deps: Deps, phone: string | null): Promise<object[]> {
  const { db, keys } = deps
  const open = (sealed: string | null) => (sealed === null ? '' : keys.decrypt(sealed, 'sms'))
  const rows = await db.pool
    .selectFrom('sms_messages')
    .selectAll()
    .$if(phone !== null, query => query.where('phone_index', '=', keys.sign(phone ?? '', 'phone')))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
  return rows.map(row => ({
    phone: open(row.phone_enc),
    scene: row.scene,
    text: open(row.text_enc),
    code: open(row.code_enc),
    sent_at: formatTime(row.sent_at ?? row.created_at),
  }))
}
