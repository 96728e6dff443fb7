import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import { createUnsent } from '@portal/api/hooks/unsent'
import { isDay } from '@portal/api/rules/dates'
import {
  emptyValues,
  futureDateErrors,
  longTexts,
  type ByField,
  type Fields,
} from '@portal/api/rules/form-fields'
import {
  groupDocumentNumber,
  invoiceFormats,
  type DocumentKind,
  type InvoiceFormat,
} from '@portal/api/rules/invoice'
import { invoiceIssueForm, invoiceRedForm } from '@portal/api/rules/invoice-form'
import { orderRemarkLimit } from '@portal/api/rules/order'
import { refusals, type Refusal } from '@portal/api/rules/refusals'
import { normalizeText } from '@portal/api/rules/text'
import type { UploadedFile } from '@portal/ui/file-field'
import {
  DayControl,
  shownRefusal,
  TextControl,
  type Controls,
  type Failure,
  type FormValues,
  type ShownRefusal,
} from '../../shared/form-kit/index.ts'
import { mendFields, type MendValues } from './mend-form.ts'

const issueFields = invoiceIssueForm.fields
const redFields = invoiceRedForm.fields

/** Everything that finance types about a document, beside its files. */
export const fields = { ...issueFields, ...redFields } as const satisfies Fields

/** Draws the kinds of fields that the forms have. */
export const controls = { day: DayControl, text: TextControl } satisfies Controls<typeof fields>

/** Acts that register a document, and those that give a reason. */
export type RegisterAct = 'issue' | 'reverse'
export type ReasonedAct = 'send_back' | 'ask_red' | 'refuse_red'
/** Acts that a platform carries out. */
export type PlatformAct = 'hand_over' | 'retry' | 'hand_over_red'
export type InvoiceAct = RegisterAct | ReasonedAct | PlatformAct | 'mend'

export const isReasoned = (act: InvoiceAct): act is ReasonedAct =>
  act === 'send_back' || act === 'ask_red' || act === 'refuse_red'

/** A stored file of the document that is being registered. */
export interface DocumentFile extends UploadedFile {
  format: InvoiceFormat
}

export const isDocumentFile = (file: UploadedFile): file is DocumentFile => 'format' in file

/** What finance types about one document. */
export interface InvoiceDraft extends FormValues<typeof fields> {
  file_ids: readonly DocumentFile[]
  /** What was typed of a title that the platform refused. */
  title: Partial<MendValues>
  /** Reasons typed into a dialog that was closed again. */
  reasons: Readonly<Partial<Record<ReasonedAct, string>>>
}

/** A receipt of dues is no invoice. */
const words = { receipt: '票据', ordinary: '发票', special: '发票' } as const satisfies Record<
  DocumentKind,
  string
>
export const wordOf = (kind: DocumentKind): string => words[kind]

/** Label of a number, in the word for its document. */
export const numberLabel = (name: 'number' | 'red_number', kind: DocumentKind): string =>
  fields[name].label.replace('发票', words[kind])

/** What a refusal may blame: a field, the files, or the reason. */
const blamed = {
  ...fields,
  ...mendFields,
  file_ids: { kind: 'files', label: '文件', max: Object.keys(invoiceFormats).length },
  reason: { kind: 'textarea', label: '原因', max: orderRemarkLimit },
} as const satisfies Fields
export const filesField = blamed.file_ids

export type InvoiceErrors = ByField<typeof blamed>

export const freshDraft = (today: string): InvoiceDraft => ({
  ...emptyValues(fields),
  issued_on: today,
  reversed_on: today,
  file_ids: [],
  title: {},
  reasons: {},
})

/** What finance has typed and not sent, by number of the request. */
export const useInvoiceDrafts = createUnsent<InvoiceDraft>()

/** Digits of a document's number as they are kept; whoever copies it gets spaces along. */
export const plainNumber = (typed: string): string => normalizeText(typed).replace(/\s/g, '')

/** Digits of the number on an invoice of the tax platform. */
const invoiceDigits = 20

/** What is said below a number while it is typed. */
export function numberNote(kind: DocumentKind, typed: string): { note?: string; success?: string } {
  const number = plainNumber(typed)
  const usual = kind === 'receipt' ? '8 至 20 位数字' : `${invoiceDigits} 位数字`
  if (number === '') return { note: usual }
  const grouped = `${groupDocumentNumber(number)}，${number.length} 位`
  if (number.length === invoiceDigits) return { success: grouped }
  return { note: kind === 'receipt' ? grouped : `${grouped}，数电发票是 ${invoiceDigits} 位` }
}

function numberError(name: 'number' | 'red_number', typed: string, kind: DocumentKind): InvoiceErrors {
  const number = plainNumber(typed)
  const label = numberLabel(name, kind)
  if (number === '') return { [name]: `请输入${label}` }
  return /^\d{8,20}$/.test(number) ? {} : { [name]: `${label}是 8 至 20 位数字` }
}

function dayError(name: 'issued_on' | 'reversed_on', draft: InvoiceDraft, today: string): InvoiceErrors {
  const typed = draft[name]
  return isDay(typed)
    ? futureDateErrors({ [name]: fields[name] }, { [name]: typed }, today)
    : { [name]: `请选择${fields[name].label}` }
}

/** A PDF or an OFD, and each format once (D6). */
function filesError(files: readonly DocumentFile[]): InvoiceErrors {
  const formats = files.map(({ format }) => format)
  const readable = formats.includes('pdf') || formats.includes('ofd')
  const once = new Set(formats).size === formats.length
  return readable && once ? {} : { file_ids: refusals.invoice_file_needed }
}

/** What stands in the way of registering, by field; empty when nothing does. */
export function validate(
  act: RegisterAct,
  draft: InvoiceDraft,
  { issued_on, document_kind }: Pick<InvoiceDetail, 'issued_on' | 'document_kind'>,
  today: string,
): InvoiceErrors {
  if (act === 'issue')
    return {
      ...longTexts({ staff_remark: fields.staff_remark }, draft),
      ...numberError('number', draft.number, document_kind),
      ...dayError('issued_on', draft, today),
      ...filesError(draft.file_ids),
    }
  return {
    ...numberError('red_number', draft.red_number, document_kind),
    ...(issued_on !== null && isDay(draft.reversed_on) && draft.reversed_on < issued_on
      ? { reversed_on: refusals.reversed_in_future }
      : dayError('reversed_on', draft, today)),
  }
}

const fieldOfRule = {
  document_number_used: { issue: 'number', reverse: 'red_number' },
  document_number_needed: { reverse: 'red_number' },
  issued_in_future: { issue: 'issued_on' },
  reversed_in_future: { reverse: 'reversed_on' },
  invoice_file_needed: { issue: 'file_ids' },
  file_missing: { issue: 'file_ids' },
  title_unchanged: { mend: 'buyer_name' },
  tax_no_needed: { mend: 'tax_no' },
} as const satisfies { [R in Refusal]?: { [A in InvoiceAct]?: keyof InvoiceErrors } }

const blamedFor: { [R in Refusal]?: { readonly [A in InvoiceAct]?: keyof InvoiceErrors } } = fieldOfRule

const withTyped = '填写的内容都在，可以再试一次，不会重复登记。'
const withoutTyped = '可以再按一次，不会开出第二张。'
/** What to do when nobody knows whether it went through. */
const again = {
  issue: withTyped,
  reverse: withTyped,
  send_back: withTyped,
  ask_red: withTyped,
  refuse_red: withTyped,
  hand_over: withoutTyped,
  retry: withoutTyped,
  mend: '填写的内容都在，可以再按一次，不会开出第二张。',
  hand_over_red: withoutTyped,
} as const satisfies Record<InvoiceAct, string>

/** A refusal where it is mended; for an act with a reason, at the reason. */
export function readRefusal(error: Failure, act: InvoiceAct): ShownRefusal<typeof blamed> {
  const field = error.rule === null ? undefined : blamedFor[error.rule]?.[act]
  const { errors, message } = shownRefusal(blamed, error, { field, again: again[act] })
  if (!isReasoned(act)) return { errors, message }
  return { errors: { reason: Object.values(errors)[0] ?? message }, message: '' }
}
