import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { maxAskedMailsPerDay, maxInvoiceMailsPerDay } from '@portal/api/rules/invoice'
import { findFiles } from '../files/files.repository.ts'
import { system, type SystemCaller } from '../kernel/callers.ts'
import { enforceLimit } from '../kernel/limits.ts'
import { move } from '../kernel/move.ts'
import { inUnitOfWork, type Work } from '../kernel/work.ts'
import type { Purchases } from '../orders/purchase.ts'
import type { Host, JobData, Mail, MailProvider, MailReceipt } from '../ports.ts'
import { mailBegun, mailDelivered, mailDropped, mailFailed, mailPutOff } from './effects.ts'
import { actorOfReader, invoices, type InvoiceReader } from './invoices.life.ts'
import {
  claimMail,
  filesOfInvoices,
  lockMailed,
  orderNosOf,
  putForward,
  updateInvoice,
  type InvoiceRecord,
} from './invoices.repository.ts'
import { actOnInvoice, overOrders, phoneOf, type InvoiceKey } from './invoices.service.ts'
import { mailText } from './mail-text.ts'
import { noticeMailFailed } from './notices.ts'

const dayMs = 86_400_000

/** Begins to mail an issued document that is locked. */
export async function mailInvoice(work: Work, invoice: InvoiceRecord): Promise<void> {
  const set = mailBegun(invoice, work.now)
  await updateInvoice(work.db, invoice.id, set)
  await work.enqueue('mails', { id: invoice.id, mailing: set.mailing })
}

/** Mails a document once more, to the same address or another. Whoever asks cannot flood anybody's mailbox. */
export const resendInvoice = (
  work: Work<InvoiceReader>,
  purchases: Purchases,
  key: InvoiceKey,
  email: string,
): Promise<InvoiceDetail> =>
  actOnInvoice(work, purchases, key, 'resend', async invoice => {
    const { db, caller, now } = work
    const limits = [
      { key: `invoice_mail:${invoice.id}`, max: maxInvoiceMailsPerDay },
      { key: `invoice_mails_of:${caller.id}`, max: maxAskedMailsPerDay },
    ]
    for (const limit of limits)
      await enforceLimit(db, { ...limit, windowMs: dayMs }, now, answerTexts.mailsTooMany)
    const asked = await move(work, invoices, invoice, {
      act: 'resend',
      who: actorOfReader(caller),
      set: { email },
      diff: { to_another_address: email !== invoice.email },
    })
    await mailInvoice(work, asked)
  })

const hours = 3_600
/** Seconds after which a mail is tried again that no mail server took, for a day and more; after the last it is given up. */
const triesAfter = [60, 300, 1_800, 2 * hours, 4 * hours, 8 * hours, 12 * hours]
/** So long one try may take, and the clocks of two machines may be apart. */
const tryMs = 120_000
const apartMs = 30_000
/** The job of a mail that was due so long ago was lost: its process died, or the database is a backup's. */
const lostAfterMs = 600_000
const batch = 200

const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

async function contentOf(host: Host, id: string): Promise<Uint8Array> {
  const opened = await host.files.open(host.db.pool, id)
  if (!opened) throw new Error(`A document's file without its content: ${id}`)
  const parts: Uint8Array[] = []
  for await (const part of opened) parts.push(part)
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

async function mailWith(host: Host, invoice: InvoiceRecord): Promise<Mail> {
  const { pool } = host.db
  const kept = await filesOfInvoices(pool, [invoice.id])
  const rows = await findFiles(
    pool,
    kept.map(({ file_id }) => file_id),
  )
  const files: Mail['files'][number][] = []
  for (const { id, name, mime } of rows) files.push({ name, mime, content: await contentOf(host, id) })
  return {
    id: `${invoice.invoice_no}.${invoice.mailing}`,
    to: invoice.email,
    ...mailText(invoice, await orderNosOf(pool, invoice.id)),
    files,
  }
}

/** `unanswered`: no mail server took it; `unsent`: it was not to be sent any more. */
type Ending = MailReceipt | { state: 'unanswered' } | { state: 'unsent' }

/** What became of a mail becomes true of its document; nothing where that has another mail since, or this one has ended. */
export async function settleMail(
  work: Work<SystemCaller>,
  key: JobData['mails'],
  ending: Ending,
): Promise<void> {
  const invoice = await lockMailed(work.db, key)
  if (!invoice) return
  const again = triesAfter[invoice.mail_tries - 1]
  // what arrived has arrived, also of what is to be reversed since
  if (ending.state !== 'taken' && (ending.state === 'unsent' || invoice.status !== 'issued'))
    await updateInvoice(work.db, key.id, mailDropped())
  else if (ending.state === 'unanswered' && again !== undefined) {
    await updateInvoice(work.db, key.id, mailPutOff(after(work.now, again * 1_000)))
    await work.enqueue('mails', key, again)
  } else await overOrders(work, invoice, () => end(work, invoice, ending))
}

async function end(
  work: Work<SystemCaller>,
  invoice: InvoiceRecord,
  ending: Exclude<Ending, { state: 'unsent' }>,
): Promise<void> {
  if (ending.state === 'taken') {
    await move(work, invoices, invoice, { act: 'deliver', who: 'mail', set: mailDelivered(work.now) })
    return
  }
  const reason = ending.state === 'refused' ? ending.reason : '多次没有发出'
  await move(work, invoices, invoice, {
    act: 'bounce',
    who: 'mail',
    note: reason,
    set: mailFailed(reason, work.now),
    notice: noticeMailFailed(await phoneOf(work, invoice), invoice),
  })
}

/** Sends a mail; `fault` where it could not even be written. */
async function attempt(
  host: Host,
  mail: MailProvider,
  invoice: InvoiceRecord,
): Promise<{ ending: Ending; fault?: unknown }> {
  if (invoice.status !== 'issued') return { ending: { state: 'unsent' } }
  try {
    const written = await mailWith(host, invoice)
    return { ending: await mail.send(written).catch(() => ({ state: 'unanswered' })) }
  } catch (fault) {
    return { ending: { state: 'unanswered' }, fault }
  }
}

/**
 * The job: mails an issued document, or tries again later. It is never lost, and one process tries at a time; only one
 * that dies between the mail server's answer and the commit has it sent twice, under the same id. Nothing is sent that is
 * to be reversed, but what is on its way by then arrives.
 */
export async function deliverInvoice(host: Host, mail: MailProvider, key: JobData['mails']): Promise<void> {
  const began = host.clock()
  const claim = { due: after(began, apartMs), until: after(began, tryMs) }
  const invoice = await claimMail(host.db.pool, key, claim)
  if (!invoice) return
  const { ending, fault } = await attempt(host, mail, invoice)
  await inUnitOfWork(
    host,
    { caller: system, address: '', now: host.clock() },
    work => settleMail(work, key, ending),
    { durable: true },
  )
  if (fault !== undefined) throw fault
}

/** Mails whose job was lost get another. */
export async function requeueMails(host: Host): Promise<void> {
  const now = host.clock()
  await inUnitOfWork(host, { caller: system, address: '', now }, async work => {
    const lost = await putForward(work.db, { before: after(now, -lostAfterMs), now, limit: batch })
    for (const key of lost) await work.enqueue('mails', key)
  })
}
