import { fileTypeFromBuffer } from 'file-type'
import { databaseFiles } from '../../packages/portal/src/files/database-files.repository.ts'
import { Database } from '../../packages/portal/src/kernel/database.ts'
import type { Engine } from '../../packages/portal/src/kernel/engine.ts'
import type { CleanFile, FileFault, Host, JobData, JobName } from '../../packages/portal/src/ports.ts'
import { takeNotice } from '../../packages/portal/src/payments/take-notice.ts'
import { sandboxProvider } from '../../packages/portal/src/payments/sandbox/provider.ts'
import { cashierPath } from '../../packages/api/src/rules/member-pages.ts'
import { purchases } from '../../packages/portal/src/purchases.ts'
import { associationBank } from '../../packages/api/src/rules/association.ts'
import { parseTime } from '../../packages/api/src/rules/dates.ts'
import { usualSecondPersonFen } from '../../packages/api/src/rules/refund.ts'
import { fileEndings, type FileType } from '../../packages/api/src/rules/files.ts'
import { storyKeys, storyPasswords, storyRandom } from './keys.ts'

/** The day that every story begins in. */
export const storyNow = parseTime('2026-05-18 10:00:00')

/** What the portal of the story takes for now; it stands still until somebody moves it. */
export const storyClock = { now: storyNow }

const isKnown = (mime: string): mime is FileType => mime in fileEndings

/** By content, as on the server; a page need not draw images anew, as nobody else will open them. */
async function inspect(content: Uint8Array): Promise<CleanFile | FileFault> {
  const mime = (await fileTypeFromBuffer(content))?.mime ?? ''
  if (!isKnown(mime)) return 'file_type'
  return { content, mime, extension: fileEndings[mime] }
}

/** Loaded when a story imports a statement. */
const readSheet: Host['readSheet'] = async content =>
  (await import('../../packages/portal/src/sheets/read-sheet.ts')).readSheet(content)

const isMail = (data: JobData[JobName]): data is JobData['mails'] => 'mailing' in data

/** Texts stay in the outbox; documents are taken for mailed, and what finance confirms is done, at once. */
function storyJobs(host: () => Host): Host['jobs'] {
  const statements: string[] = []
  const days: string[] = []
  const mails: JobData['mails'][] = []
  return {
    async enqueue(_, name, data) {
      if (name === 'statements' && 'id' in data) statements.push(data.id)
      if (name === 'reconcile' && 'day' in data) days.push(data.day)
      if (isMail(data)) mails.push(data)
    },
    wake() {
      for (const mail of mails.splice(0))
        void import('../../packages/portal/src/invoices/mail-invoice.ts').then(({ deliverInvoice }) =>
          deliverInvoice(host(), { send: async () => ({ state: 'taken' }) }, mail),
        )
      for (const day of days.splice(0))
        void import('../../packages/portal/src/reconciliation/reconciliation.sweep.ts').then(
          ({ reconcileDay }) => reconcileDay(host(), day),
        )
      for (const id of statements.splice(0))
        void import('../../packages/portal/src/statements/confirm.ts').then(({ runStatement }) =>
          runStatement(host(), purchases, id),
        )
    },
  }
}

/** The portal's host in a page, and in the script that prepares its worlds. `seed` keeps ids of both apart. */
export function storyHost(engine: Engine, seed: string): Host {
  const db = new Database(engine)
  const foundation = { db, keys: storyKeys(), random: storyRandom(seed), clock: () => storyClock.now }
  const host: Host = {
    ...foundation,
    // a story has no phone: what its code says is the address of the cashier's story
    payments: { sandbox: sandboxProvider(foundation, cashierPath) },
    deliverSandboxNotice: async notice => void (await takeNotice(host, 'sandbox', notice)),
    invoicePlatform: null,
    districts: null,
    passwords: storyPasswords,
    files: databaseFiles,
    inspect,
    readSheet,
    jobs: storyJobs(() => host),
    settings: {
      production: false,
      onlineChannels: ['sandbox'],
      bank: associationBank,
      refundSecondPersonFen: usualSecondPersonFen,
      invoiceProvider: 'manual',
      smsAddressCeiling: 200,
    },
  }
  return host
}
