import { formatTime } from '@portal/api/rules/dates'
import type { Host, SmsProvider } from '../ports.ts'
import { claimSms, latestSms, markSent } from './sms.repository.ts'

/**
 * The job: sends one text once. It may run twice; only a crash between the gateway's answer and the next line can
 * send a text twice, never lose it.
 */
export async function sendQueuedSms(
  host: Pick<Host, 'db' | 'keys' | 'clock' | 'settings'>,
  provider: SmsProvider,
  id: string,
): Promise<void> {
  const { db, keys, settings } = host
  const message = await claimSms(db.pool, id)
  if (!message?.text_enc) return
  await provider.send(keys.decrypt(message.phone_enc, 'sms'), keys.decrypt(message.text_enc, 'sms'))
  await markSent(db.pool, id, host.clock(), { forget: settings.production })
}

const shown = 50

/** What was sent to `phone`, or to anybody, newest first; for development only (D9). */
export async function listSentSms({ db, keys }: Pick<Host, 'db' | 'keys'>, phone: string | null) {
  const open = (sealed: string | null) => (sealed === null ? '' : keys.decrypt(sealed, 'sms'))
  const rows = await latestSms(db.pool, phone === null ? null : keys.sign(phone, 'phone'), shown)
  return rows.map(row => ({
    phone: open(row.phone_enc),
    scene: row.scene,
    text: open(row.text_enc),
    code: open(row.code_enc),
    sent_at: formatTime(row.sent_at ?? row.created_at),
  }))
}
