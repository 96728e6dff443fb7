import type { InvoiceDetail, InvoiceFile } from '@portal/api/contract/invoices.schema'
import { dayOf } from '@portal/api/rules/dates'
import { invoiceMimes, type InvoiceFormat } from '@portal/api/rules/invoice'
import { findFiles } from '../files/files.repository.ts'
import { ownFiles, storeFile } from '../files/files.service.ts'
import type { StaffCaller } from '../kernel/callers.ts'
import { move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import type { Purchases } from '../orders/purchase.ts'
import {
  issued,
  requestSentBack,
  reversalAsked,
  reversalRefusal,
  reversalRefused,
  reversed,
} from './effects.ts'
import { handOver } from './hand-over.ts'
import { mailInvoice } from './mail-invoice.ts'
import { actorOfReader, allowedOnInvoice, invoices, type InvoiceReader } from './invoices.life.ts'
import { insertFiles, insertNumber, type InvoiceRecord } from './invoices.repository.ts'
import { actOnInvoice, lockSeen, phoneOf, type InvoiceKey } from './invoices.service.ts'
import {
  noticeInvoiceIssued,
  noticeInvoiceReturned,
  noticeInvoiceReversed,
  noticeReversalRefused,
} from './notices.ts'

/** Finance sends a request back with a reason. */
export const sendBackInvoice = (
  work: Work<StaffCaller, 'reason_needed'>,
  purchases: Purchases,
  key: InvoiceKey,
  reason: string,
): Promise<InvoiceDetail> =>
  actOnInvoice(work, purchases, key, 'send_back', async invoice => {
    if (reason === '') throw work.refuse('reason_needed')
    await move(work, invoices, invoice, {
      act: 'send_back',
      who: 'finance',
      note: reason,
      notice: noticeInvoiceReturned(await phoneOf(work, invoice), invoice),
      set: requestSentBack(reason),
    })
  })

const purpose = 'invoice'

export interface DocumentFile {
  format: InvoiceFormat
  name: string
  content: Uint8Array
}

/** Stores a file of a document as the member's. */
export async function storeDocument(
  work: Work,
  { member_id }: InvoiceRecord,
  { format, ...content }: DocumentFile,
): Promise<InvoiceFile> {
  const file = { ...content, mime: invoiceMimes[format] }
  return { ...(await storeFile(work, { memberId: member_id, purpose, file })), format }
}

/** Stores a file that finance has from the tax platform; it waits to be registered. */
export const storeInvoiceFile = async (
  work: Work<StaffCaller>,
  key: InvoiceKey,
  file: DocumentFile,
): Promise<InvoiceFile> => storeDocument(work, await lockSeen(work, key), file)

export interface IssuedDocument {
  number: string
  issued_on: string
  staff_remark: string
  file_ids: readonly string[]
}

type IssueRefusal = 'document_number_used' | 'issued_in_future' | 'invoice_file_needed' | 'file_missing'

const formats: readonly InvoiceFormat[] = ['pdf', 'ofd', 'xml']

/** The files of a document by their formats: at least one that can be read, and one of each at most. */
async function filesFor(
  work: Work<StaffCaller, IssueRefusal>,
  invoice: InvoiceRecord,
  ids: readonly string[],
) {
  await ownFiles(work, ids, { memberId: invoice.member_id, purpose })
  const files = (await findFiles(work.db, ids)).flatMap(({ id, mime }) => {
    const format = formats.find(one => invoiceMimes[one] === mime)
    return format ? [{ invoice_id: invoice.id, format, file_id: id }] : []
  })
  const found = files.map(({ format }) => format)
  if (!found.some(format => format !== 'xml') || new Set(found).size !== found.length)
    throw work.refuse('invoice_file_needed')
  return files
}

/** Finance registers the document that the tax platform or the ministry gave. */
export const issueInvoice = (
  work: Work<StaffCaller, IssueRefusal>,
  purchases: Purchases,
  key: InvoiceKey,
  { number, issued_on, staff_remark, file_ids }: IssuedDocument,
): Promise<InvoiceDetail> =>
  actOnInvoice(work, purchases, key, 'issue', async invoice => {
    if (issued_on > dayOf(work.now)) throw work.refuse('issued_in_future')
    const files = await filesFor(work, invoice, file_ids)
    if (!(await insertNumber(work.db, number, invoice.id))) throw work.refuse('document_number_used')
    if (!(await insertFiles(work.db, files))) throw work.refuse('file_missing')
    const document = await move(work, invoices, invoice, {
      act: 'issue',
      who: 'finance',
      notice: noticeInvoiceIssued(await phoneOf(work, invoice), invoice),
      set: issued({ number, issued_on, staff_remark }),
      diff: { number, issued_on, files: files.map(({ format }) => format) },
    })
    await mailInvoice(work, document)
  })

/** The member or finance asks for a red letter. What finance asks for at a document of the platform is handed over at once. */
export const askReversal = (
  work: Work<InvoiceReader, 'reason_needed'>,
  purchases: Purchases,
  key: InvoiceKey,
  reason: string,
): Promise<InvoiceDetail> =>
  actOnInvoice(work, purchases, key, 'ask_red', async invoice => {
    if (reason === '') throw work.refuse('reason_needed')
    const who = actorOfReader(work.caller)
    const asked = await move(work, invoices, invoice, {
      act: 'ask_red',
      who,
      note: reason,
      set: reversalAsked(reason),
    })
    if (allowedOnInvoice(asked, work.caller, work.settings).includes('hand_over_red'))
      await handOver(work, asked, 'hand_over_red')
  })

export interface Reversal {
  result: 'done' | 'refused'
  red_number?: string | undefined
  reversed_on?: string | undefined
  reason: string
}

type ReversalRefusal =
  | 'document_number_needed'
  | 'document_number_used'
  | 'reversed_in_future'
  | 'reason_needed'

/** Finance registers the red letter, or refuses the reversal with a reason. */
export const settleReversal = (
  work: Work<StaffCaller, ReversalRefusal>,
  purchases: Purchases,
  key: InvoiceKey,
  given: Reversal,
): Promise<InvoiceDetail> =>
  actOnInvoice(work, purchases, key, given.result === 'done' ? 'reverse' : 'refuse_red', invoice =>
    given.result === 'done' ? reverse(work, invoice, given) : refuseReversal(work, invoice, given.reason),
  )

async function reverse(
  work: Work<StaffCaller, ReversalRefusal>,
  invoice: InvoiceRecord,
  { red_number = '', reversed_on = '' }: Reversal,
): Promise<void> {
  const letter = { red_number, reversed_on }
  const refusal = reversalRefusal(invoice, letter, dayOf(work.now))
  if (refusal !== null) throw work.refuse(refusal)
  if (!(await insertNumber(work.db, red_number, invoice.id))) throw work.refuse('document_number_used')
  await move(work, invoices, invoice, {
    act: 'reverse',
    who: 'finance',
    notice: noticeInvoiceReversed(await phoneOf(work, invoice), invoice),
    set: reversed(letter),
    diff: letter,
  })
}

async function refuseReversal(
  work: Work<StaffCaller, ReversalRefusal>,
  invoice: InvoiceRecord,
  reason: string,
): Promise<void> {
  if (reason === '') throw work.refuse('reason_needed')
  await move(work, invoices, invoice, {
    act: 'refuse_red',
    who: 'finance',
    note: reason,
    notice: noticeReversalRefused(await phoneOf(work, invoice), invoice),
    set: reversalRefused(reason),
  })
}
