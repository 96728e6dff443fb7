import {
  actsOnInvoice,
  invoiceLife,
  type InvoiceAct,
  type InvoiceActor,
  type InvoiceStatus,
} from '@portal/api/rules/invoice'
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
  write: updateInvoice,
  remember: (tx, { of, from, to, actor, ...line }) =>
    insertInvoiceHistory(tx, {
      ...line,
      invoice_id: of,
      from_status: from,
      to_status: to,
      actor_kind: actor.kind,
      actor_id: actor.id,
    }),
}

export const actorOfReader = (reader: InvoiceReader): InvoiceActor =>
  reader.kind === 'member' ? 'member' : 'finance'

/** What the reader may do with a document now. */
export const allowedOnInvoice = ({ status }: InvoiceRecord, reader: InvoiceReader): InvoiceAct[] =>
  reader.kind === 'staff' && reachOf(reader, 'invoices.manage') === null
    ? []
    : actsOnInvoice(status, actorOfReader(reader))
