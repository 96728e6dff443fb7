import type { InvoiceProvider } from '@portal/api/rules/invoice'
import { needsTaxNo } from '@portal/api/rules/invoice-form'
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
  registered_name: '',
  title_note: '',
  mailing: 0,
  mail_state: null,
  mail_at: null,
  mail_tries: 0,
  mail_due_at: null,
  mail_trouble: '',
})

/** Nothing stands in the way any more that a platform named. */
const untroubled = { trouble: '', registered_name: '' } satisfies InvoiceSet

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
  title_note: '',
  ...untroubled,
})

export const requestSentBack = (reason: string): InvoiceSet => ({
  reason,
  // the member chooses a title anew
  title_note: '',
  ...untroubled,
})

export const issued = (
  document: Pick<InvoiceRecord, 'number' | 'issued_on' | 'staff_remark'>,
): InvoiceSet => ({ ...document, reason: '', ...untroubled })

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

// the mail with it

/** Each mail has another number, so that what becomes of one is not taken for another's. */
export const mailBegun = ({ mailing }: Pick<InvoiceRecord, 'mailing'>, now: Date) =>
  ({
    mailing: mailing + 1,
    mail_state: 'waiting',
    mail_at: now,
    mail_tries: 0,
    mail_due_at: now,
    mail_trouble: '',
  }) satisfies InvoiceSet

/** No mail server took it: it may be tried again then. */
export const mailPutOff = (until: Date): InvoiceSet => ({
  mail_due_at: until,
  mail_trouble: '暂时没有发出',
})

const mailEnded = { mail_due_at: null, mail_trouble: '' }

export const mailDelivered = (now: Date): InvoiceSet => ({
  ...mailEnded,
  mail_state: 'delivered',
  mail_at: now,
})

export const mailFailed = (reason: string, now: Date): InvoiceSet => ({
  ...mailEnded,
  mail_state: 'failed',
  mail_at: now,
  mail_trouble: reason,
})

/** What is to be reversed is not mailed any more. */
export const mailDropped = (): InvoiceSet => ({ ...mailEnded, mail_state: null, mail_at: null })

// with a platform that issues

/** Each time that it is handed over it has another number, so that no answer is taken for another's. */
export const handedOver = ({ handed_over }: Pick<InvoiceRecord, 'handed_over'>, now: Date) =>
  ({ handed_over: handed_over + 1, handed_at: now, silent_since: null, ...untroubled }) satisfies InvoiceSet

/** Nothing is awaited any more. */
const answered = { handed_at: null, silent_since: null }

/** `registeredName`: under which the platform knows the buyer; empty where it does not say. */
export const platformFailed = (trouble: string, registeredName = ''): InvoiceSet => ({
  ...answered,
  trouble,
  registered_name: registeredName,
})

interface MendedTitle {
  buyer_name: string
  tax_no: string
  title_note: string
}

/** A title as finance mends it; a person has no tax number. */
export const titleMended = (
  { title_type }: Pick<InvoiceRecord, 'title_type'>,
  { tax_no, ...given }: MendedTitle,
) => ({ ...given, tax_no: title_type === 'personal' ? '' : tax_no }) satisfies InvoiceSet

/** Why a platform would refuse a mended title again. */
export function mendRefusal(
  { document_kind, title_type, buyer_name, tax_no }: InvoiceRecord,
  mended: Omit<MendedTitle, 'title_note'>,
): 'title_unchanged' | 'tax_no_needed' | null {
  if (mended.buyer_name === buyer_name && mended.tax_no === tax_no) return 'title_unchanged'
  return needsTaxNo(document_kind, title_type) && mended.tax_no === '' ? 'tax_no_needed' : null
}

export const issuedThere = (
  document: Pick<InvoiceRecord, 'number' | 'issued_on'>,
  platform: InvoiceProvider,
): InvoiceSet => ({ ...answered, ...document, platform, reason: '', ...untroubled })

export const reversedThere = (letter: RedLetter): InvoiceSet => ({ ...answered, ...letter, trouble: '' })
