import type { InvoiceProvider } from '@portal/api/rules/invoice'
import type { OrderRecord } from '../orders/orders.repository.ts'
import { billableFen } from '../orders/guards.ts'
import type { InvoiceRecord } from './invoices.repository.ts'

// What each act on a document sets besides its status, and what stands in its way (D6), from plain values.

type InvoiceSet = Partial<InvoiceRecord>

type Content = Pick<
  InvoiceRecord,
  | 'document_kind'
  | 'title_type'
  | 'buyer_name'
  | 'tax_no'
  | 'address_phone'
  | 'bank_account'
  | 'email'
  | 'remark'
  | 'amount_fen'
>

/** A document as it is asked for. */
export const aRequest = (
  key: Pick<InvoiceRecord, 'id' | 'invoice_no' | 'order_kind' | 'member_id'>,
  content: Content,
  now: Date,
): InvoiceRecord => ({
  ...key,
  ...content,
  status: 'submitted',
  submitted_at: now,
  reason: '',
  number: null,
  issued_on: null,
  staff_remark: '',
  red_number: null,
  reversed_on: null,
  platform: null,
  handed_over: 0,
  handed_at: null,
  silent_since: null,
  trouble: '',
})

/** Why a document cannot stand for so much of an order. */
export function lineRefusal(
  order: OrderRecord,
  amount_fen: number,
): 'not_billable' | 'billed_too_much' | null {
  const left = billableFen(order)
  if (left === 0) return 'not_billable'
  return amount_fen > left ? 'billed_too_much' : null
}

export const resubmitted = (content: Content, now: Date): InvoiceSet => ({
  ...content,
  submitted_at: now,
  reason: '',
  trouble: '',
})

export const requestSentBack = (reason: string): InvoiceSet => ({ reason, trouble: '' })

export const issued = (
  document: Pick<InvoiceRecord, 'number' | 'issued_on' | 'staff_remark'>,
): InvoiceSet => ({ ...document, reason: '', trouble: '' })

export const reversalAsked = (reason: string): InvoiceSet => ({ reason })

export const reversalRefused = (reason: string): InvoiceSet => ({ reason, trouble: '' })

interface RedLetter {
  red_number: string
  reversed_on: string
}

export const reversed = (letter: RedLetter): InvoiceSet => ({ ...letter, trouble: '' })

/** A letter is of a day on which its document was there. */
export function reversalRefusal(
  { issued_on }: Pick<InvoiceRecord, 'issued_on'>,
  { red_number, reversed_on }: RedLetter,
  today: string,
): 'document_number_needed' | 'reversed_in_future' | null {
  if (red_number === '' || reversed_on === '') return 'document_number_needed'
  return reversed_on > today || reversed_on < (issued_on ?? '') ? 'reversed_in_future' : null
}

// with a platform that issues

/** Each time that it is handed over it has another number, so that no answer is taken for another's. */
export const handedOver = ({ handed_over }: Pick<InvoiceRecord, 'handed_over'>, now: Date) =>
  ({ handed_over: handed_over + 1, handed_at: now, silent_since: null, trouble: '' }) satisfies InvoiceSet

/** Nothing is awaited any more. */
const answered = { handed_at: null, silent_since: null }

export const platformFailed = (trouble: string): InvoiceSet => ({ ...answered, trouble })

export const issuedThere = (
  document: Pick<InvoiceRecord, 'number' | 'issued_on'>,
  platform: InvoiceProvider,
): InvoiceSet => ({ ...answered, ...document, platform, trouble: '', reason: '' })

export const reversedThere = (letter: RedLetter): InvoiceSet => ({ ...answered, ...letter, trouble: '' })
