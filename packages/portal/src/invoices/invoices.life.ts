import {
  actsOnInvoice,
  invoiceLife,
  type InvoiceAct,
  type InvoiceActor,
  type InvoiceProvider,
  type InvoiceStatus,
} from '@portal/api/rules/invoice'
import { dropDelegation } from '../delegations/delegations.repository.ts'
import { reachOf, type MemberCaller, type StaffCaller } from '../kernel/callers.ts'
import type { Records } from '../kernel/move.ts'
import { insertInvoiceHistory, updateInvoice, type InvoiceRecord } from './invoices.repository.ts'

export type InvoiceReader = MemberCaller | StaffCaller

/** Documents, as they are moved. */
export const invoices: Records<InvoiceRecord, InvoiceStatus, InvoiceActor, InvoiceAct> = {
  life: invoiceLife,
  column: 'status',
  kind: 'invoice',
  resource: 'invoices',
  money: true,
  nameOf: ({ invoice_no }) => invoice_no,
  async write(tx, id, set) {
    await updateInvoice(tx, id, set)
    // something was done about it: that is what was passed on
    await dropDelegation(tx, { task: 'invoice', subjectId: id })
  },
  remember: (tx, { recordId, from, to, actor, ...line }) =>
    insertInvoiceHistory(tx, {
      ...line,
      invoice_id: recordId,
      from_status: from,
      to_status: to,
      actor_kind: actor.kind,
      actor_id: actor.id,
    }),
}

export const actorOfReader = (reader: InvoiceReader): InvoiceActor =>
  reader.kind === 'member' ? 'member' : 'finance'

/** Whether what issues documents now has issued this one, and so can reverse it. */
const isFromPlatform = ({ platform }: InvoiceRecord, provider: InvoiceProvider): boolean =>
  provider !== 'manual' && platform === provider

/** Whether the next step about a document is the platform's, who types its numbers itself. */
export const isByPlatform = (invoice: InvoiceRecord, provider: InvoiceProvider): boolean =>
  invoice.number === null ? provider !== 'manual' : isFromPlatform(invoice, provider)

/** What stands against an act besides the state: who issues, and what the platform has not answered yet. */
function isOpen(act: InvoiceAct, invoice: InvoiceRecord, provider: InvoiceProvider): boolean {
  const isAwaited = invoice.handed_at !== null
  switch (act) {
    case 'issue':
      // what the platform did not issue may be issued elsewhere; no answer about it is awaited
      return invoice.status === 'failed' || !isByPlatform(invoice, provider)
    case 'hand_over':
    case 'retry':
    case 'mend':
      return isByPlatform(invoice, provider)
    case 'reverse':
    case 'hand_over_red':
      return !isAwaited && (act === 'reverse') !== isByPlatform(invoice, provider)
    case 'refuse_red':
      return !isAwaited
    default:
      return true
  }
}

/** What the reader may do with a document now. */
export const allowedOnInvoice = (
  invoice: InvoiceRecord,
  reader: InvoiceReader,
  { invoiceProvider }: { invoiceProvider: InvoiceProvider },
): InvoiceAct[] =>
  reader.kind === 'staff' && reachOf(reader, 'invoices.manage') === null
    ? []
    : actsOnInvoice(invoice.status, actorOfReader(reader)).filter(act =>
        isOpen(act, invoice, invoiceProvider),
      )
