import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import type { StaffCaller } from '../kernel/callers.ts'
import { move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import type { Purchases } from '../orders/purchase.ts'
import { handedOver } from './effects.ts'
import { invoices } from './invoices.life.ts'
import type { InvoiceRecord } from './invoices.repository.ts'
import { actOnInvoice, type InvoiceKey } from './invoices.service.ts'

type HandOver = 'hand_over' | 'retry' | 'hand_over_red'

/** What both sides know a document by that was handed over; each time it has another, so that no answer is taken for another's. */
export const serialOf = ({ invoice_no, handed_over }: Pick<InvoiceRecord, 'invoice_no' | 'handed_over'>) =>
  `${invoice_no}-${handed_over}`

/** Hands a locked document to the platform: the job that tells it is there when this is committed. */
export async function handOver(work: Work, invoice: InvoiceRecord, act: HandOver): Promise<void> {
  const set = handedOver(invoice, work.now)
  await move(work, invoices, invoice, {
    act,
    who: 'finance',
    set,
    diff: { serial: serialOf({ ...invoice, ...set }) },
  })
  await work.enqueue('documents', { id: invoice.id, asked: 0 })
}

/** Finance has the platform issue a document or a red letter, or try again what it did not issue. */
export const handOverInvoice = (
  work: Work<StaffCaller>,
  purchases: Purchases,
  key: InvoiceKey,
  act: HandOver,
): Promise<InvoiceDetail> => actOnInvoice(work, purchases, key, act, invoice => handOver(work, invoice, act))
