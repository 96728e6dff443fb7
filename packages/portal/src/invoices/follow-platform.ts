import { bySome } from '../kernel/by-some.ts'
import { system, type SystemCaller } from '../kernel/callers.ts'
import { inUnitOfWork, type Work } from '../kernel/work.ts'
import type {
  DocumentToIssue,
  DocumentWord,
  Host,
  InvoicePlatform,
  LetterToIssue,
  LetterWord,
} from '../ports.ts'
import { purchases } from '../purchases.ts'
import { serialOf } from './hand-over.ts'
import {
  awaitedInvoices,
  findAwaited,
  linesOfInvoice,
  lockAwaited,
  updateInvoice,
  type InvoiceRecord,
} from './invoices.repository.ts'
import { takeDocument, takeLetter } from './take-platform.ts'

/** The first questions, seconds apart; who does not answer them is asked by the minute's round. */
const questionsAfter = [2, 4, 8, 15]
const batch = 200

const contentOf = async ({ db }: Host, invoice: InvoiceRecord): Promise<DocumentToIssue> => ({
  serial: serialOf(invoice),
  request_no: invoice.invoice_no,
  kind: invoice.document_kind,
  buyer: {
    type: invoice.title_type,
    name: invoice.buyer_name,
    tax_no: invoice.tax_no,
    address_phone: invoice.address_phone,
    bank_account: invoice.bank_account,
  },
  email: invoice.email,
  remark: invoice.remark,
  lines: (await linesOfInvoice(db.pool, invoice.id)).map(({ order, amount_fen }) => {
    const { item, item_note } = purchases[order.reason].nameOf(order)
    return { item: `${item} ${item_note}`, amount_fen }
  }),
  amount_fen: invoice.amount_fen,
})

const letterOf = (invoice: InvoiceRecord): LetterToIssue => ({
  serial: serialOf(invoice),
  request_no: invoice.invoice_no,
  number: invoice.number ?? '',
  amount_fen: invoice.amount_fen,
  reason: invoice.reason,
})

type Take = (work: Work<SystemCaller>, invoice: InvoiceRecord) => Promise<unknown>

/** What becomes of a document here by what the platform says of it; null: nothing yet. */
const takeOf = (word: DocumentWord): Take | null =>
  word.state === 'working' ? null : (work, invoice) => takeDocument(work, invoice, word)
const takeOfLetter = (word: LetterWord): Take | null =>
  word.state === 'working' ? null : (work, invoice) => takeLetter(work, invoice, word)

/** Asks what became of a document, and has it issued where the platform has not heard of it. */
async function questionOf(host: Host, platform: InvoicePlatform, invoice: InvoiceRecord) {
  if (invoice.status === 'issuing') {
    const document = await contentOf(host, invoice)
    return async () => takeOf((await platform.ask(document.serial)) ?? (await platform.issue(document)))
  }
  const letter = letterOf(invoice)
  return async () =>
    takeOfLetter((await platform.askReversal(letter.serial)) ?? (await platform.reverse(letter)))
}

/** Nothing has become of it: whether the platform answers is noted, and it is asked again by and by. */
async function wait(
  work: Work<SystemCaller>,
  { id, silent_since }: InvoiceRecord,
  { answers, asked }: { answers: boolean; asked: number },
): Promise<void> {
  if (answers !== (silent_since === null))
    await updateInvoice(work.db, id, { silent_since: answers ? null : work.now })
  const seconds = questionsAfter[asked]
  if (seconds !== undefined) await work.enqueue('documents', { id, asked: asked + 1 }, seconds)
}

/**
 * Tells the platform of a document or red letter that was handed to it, or asks what became of it. Whatever it answers has
 * its effect once, and only while that very serial is awaited, however often and by how many processes it is asked.
 */
export async function followPlatform(
  host: Host,
  id: string,
  asked: number = questionsAfter.length,
): Promise<void> {
  const { invoicePlatform: platform } = host
  const awaited = platform && (await findAwaited(host.db.pool, id))
  if (!awaited) return
  const ask = await questionOf(host, platform, awaited)
  const { take, answers } = await ask().then(
    taken => ({ take: taken, answers: true }),
    () => ({ take: null, answers: false }),
  )
  await inUnitOfWork(
    host,
    { caller: system, address: '', now: host.clock() },
    async work => {
      const invoice = await lockAwaited(work.db, awaited)
      if (!invoice) return
      if (take) await take(work, invoice)
      else await wait(work, invoice, { answers, asked })
    },
    { durable: take !== null },
  )
}

/** The minute's round over what a platform has. */
export async function followPlatforms(host: Host): Promise<void> {
  if (!host.invoicePlatform) return
  await bySome(await awaitedInvoices(host.db.pool, batch), id => followPlatform(host, id))
}
