import { association } from '@portal/api/rules/association'
import type { Host } from '../ports.ts'
import type { Tx } from './database.ts'
import { insertSms } from '../sms/sms.repository.ts'

export interface Sms {
  phone: string
  scene: string
  /** Without the sender's name, which stands before every text. */
  text: string
  /** The code in it, listed at /dev/sms outside production. */
  code?: string
}

/** Puts a text into the outbox and its job into the queue, both in the open transaction. */
export async function queueSms(
  tx: Tx,
  { keys, random, jobs }: Pick<Host, 'keys' | 'random' | 'jobs'>,
  sms: Sms,
  now: Date,
): Promise<void> {
  const id = random.id(now)
  await insertSms(tx, {
    id,
    scene: sms.scene,
    phone_enc: keys.encrypt(sms.phone, 'sms'),
    phone_index: keys.sign(sms.phone, 'phone'),
    text_enc: keys.encrypt(`【${association.name}】${sms.text}`, 'sms'),
    code_enc: sms.code === undefined ? null : keys.encrypt(sms.code, 'sms'),
    created_at: now,
  })
  await jobs.enqueue(tx, 'sms', { id })
}
