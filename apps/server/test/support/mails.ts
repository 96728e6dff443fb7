import { expect } from 'vitest'
import { listOrders } from '@portal/api/contract/orders.contract'
import { deliverInvoice } from '@portal/portal/invoices/mail-invoice'
import type { Host, Mail, MailProvider, MailReceipt } from '@portal/portal/ports'
import { openPlatform } from './invoice-platform.ts'
import { params } from './orders.ts'
import type { Person } from './people.ts'

export const refusal = { state: 'refused', reason: '收件邮箱不存在或拒收' } as const satisfies MailReceipt

/** Seconds after which a mail that no server took is tried again (ADR 058). */
export const triedAfter = [60, 300, 1_800, 7_200, 14_400, 28_800, 43_200] as const

export interface MailServer extends MailProvider {
  /** What it was given. */
  mails: Mail[]
}

/** A mail server with one answer to everything; null: none. */
export function mailServer(answer: MailReceipt | null = { state: 'taken' }): MailServer {
  const mails: Mail[] = []
  return {
    mails,
    async send(mail) {
      mails.push(mail)
      if (!answer) throw new Error('line cut')
      return answer
    },
  }
}

/** A mail server that answers when it is let go; `asked` once it was given a mail. */
export function slowMailServer(answer: MailReceipt) {
  const given = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const server = mailServer()
  const slow: MailProvider = {
    async send(mail) {
      await server.send(mail)
      given.resolve()
      await go.promise
      return answer
    },
  }
  return { slow, mails: server.mails, asked: given.promise, go: go.resolve }
}

/** A portal whose documents are mailed, issued by hand until `mend` is called; `queued` are the jobs of mails. */
export async function openMails() {
  const queued: unknown[] = []
  const jobs: Host['jobs'] = {
    async enqueue(_tx, name, data, afterSeconds = 0) {
      if (name === 'mails') queued.push({ ...data, afterSeconds })
    },
    wake: () => undefined,
  }
  const opened = await openPlatform(jobs)
  const { portal, host, finance, rowOf, read, see, anIssued, byHand } = opened
  byHand()

  /** The job of the last mail with a document. */
  async function jobOf(invoice_no: string) {
    const { id, mailing } = await rowOf(invoice_no)
    return { id, mailing }
  }
  /** Does the job of the last mail with a document. */
  const deliver = async (invoice_no: string, server: MailProvider = mailServer()) =>
    deliverInvoice(host, server, await jobOf(invoice_no))

  /** An issued document whose mail was taken over. */
  async function aDelivered() {
    const issued = await anIssued()
    await deliver(issued.invoice_no)
    return issued
  }
  /** What an order says of its document, by itself and in the lists of member and finance. */
  async function isDelivered(orderNo: string, person: Person): Promise<boolean> {
    const said = []
    for (const { token } of [person, finance]) {
      const whole = await see(orderNo, { ...person, token })
      const { list } = await portal.ok(listOrders, { params, query: { q: orderNo } }, { token })
      said.push(...[whole, ...list].map(({ invoice_delivered }) => invoice_delivered))
    }
    const isSo = said[0] === true
    expect(said).toEqual([isSo, isSo, isSo, isSo])
    return isSo
  }
  /** Entries of the trail and texts with a mail address in them. */
  async function leaks(): Promise<string[]> {
    const { pool } = portal.db
    const entries = await pool.selectFrom('audit_entries').select(['act', 'diff', 'reason']).execute()
    const texts = await pool.selectFrom('sms_messages').select('text_enc').execute()
    return [
      ...entries.map(entry => JSON.stringify(entry)),
      ...texts.map(({ text_enc }) => host.keys.decrypt(text_enc ?? '', 'sms')),
    ].filter(text => /@|\.example/.test(text))
  }
  return {
    ...opened,
    queued,
    jobOf,
    deliver,
    aDelivered,
    isDelivered,
    leaks,
    mailOf: async (invoice_no: string) => (await read(finance, invoice_no)).mail,
    /** How often an act is in a document's history. */
    timesOf: async (invoice_no: string, text: string) =>
      (await read(finance, invoice_no)).history.filter(line => line.text === text).length,
    /** Texts that say a mail did not arrive. */
    textsOf: async ({ phone }: Person) =>
      (await portal.smsTo(phone)).filter(({ text }) => text.includes('没有送达接收邮箱')),
  }
}
