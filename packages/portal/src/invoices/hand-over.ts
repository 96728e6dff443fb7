import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import type { StaffCaller } from '../kernel/callers.ts'
import { move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import type { Purchases } from '../orders/purchase.ts'
import { handedOver, mendRefusal, titleMended } from './effects.ts'
import { invoices } from './invoices.life.ts'
import type { InvoiceRecord } from './invoices.repository.ts'
import { actOnInvoice, type InvoiceKey } from './invoices.service.ts'

type HandOver = 'hand_over' | 'retry' | 'hand_over_red'

/** What both sides know a document by that was handed over; each time it has another, so that no answer is taken for another's. */
export const serialOf = ({ invoice_no, handed_over }: Pick<InvoiceRecord, 'invoice_no' | 'handed_over'>) =>
  `${invoice_no}-${handed_over}`

interface Change {
  set: Partial<InvoiceRecord>
  note: string
  diff: Record<string, unknown>
}

const unchanged: Change = { set: {}, note: '', diff: {} }

/** Hands a locked document to the platform: the job that tells it is there when this is committed. */
export async function handOver(
  work: Work,
  invoice: InvoiceRecord,
  act: HandOver | 'mend',
  { set: changed, note, diff }: Change = unchanged,
): Promise<void> {
  const set = handedOver(invoice, work.now)
  await move(work, invoices, invoice, {
    act,
    who: 'finance',
    note,
    set: { ...changed, ...set },
    diff: { ...diff, serial: serialOf({ ...invoice, ...set }) },
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

/** What of a title is another: `名称“甲公司”改为“乙公司”`. */
const changesOf = (
  before: Pick<InvoiceRecord, 'buyer_name' | 'tax_no'>,
  after: Pick<InvoiceRecord, 'buyer_name' | 'tax_no'>,
): string =>
  [
    before.buyer_name === after.buyer_name ? '' : `名称“${before.buyer_name}”改为“${after.buyer_name}”`,
    before.tax_no === after.tax_no
      ? ''
      : `税号 ${before.tax_no || '（空）'} 改为 ${after.tax_no || '（空）'}`,
  ]
    .filter(Boolean)
    .join('，')

/** Finance mends the title of what the platform did not issue, and has it try again; the member reads what was changed. */
export const mendInvoice = (
  work: Work<StaffCaller, 'title_unchanged' | 'tax_no_needed'>,
  purchases: Purchases,
  key: InvoiceKey,
  given: Parameters<typeof titleMended>[1],
): Promise<InvoiceDetail> =>
  actOnInvoice(work, purchases, key, 'mend', async invoice => {
    const title = titleMended(invoice, given)
    const refusal = mendRefusal(invoice, title)
    if (refusal !== null) throw work.refuse(refusal)
    await handOver(work, invoice, 'mend', {
      set: title,
      note: `${changesOf(invoice, title)}。${title.title_note}`,
      diff: { buyer_name: [invoice.buyer_name, title.buyer_name], tax_no: [invoice.tax_no, title.tax_no] },
    })
  })
