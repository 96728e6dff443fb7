import type { InvoiceTitle } from '@portal/api/contract/invoices.schema'
import { longTexts, type ByField } from '@portal/api/rules/form-fields'
import { invoiceTitleForm, plainTaxNo } from '@portal/api/rules/invoice-form'
import type { Refusal } from '@portal/api/rules/refusals'
import {
  RadioControl,
  shownRefusal,
  TextControl,
  type Controls,
  type Failure,
  type FormValues,
  type ShownRefusal,
} from '../../shared/form-kit/index.ts'

export const { fields } = invoiceTitleForm
type Fields = typeof fields

/** Draws the kinds of fields that the form has. */
export const controls = { radio: RadioControl, text: TextControl } satisfies Controls<Fields>

export type TitleDraft = FormValues<Fields>
export type TitleErrors = ByField<Fields>

export const freshTitle = (title?: InvoiceTitle): TitleDraft => ({
  title_type: title?.title_type ?? 'unit',
  buyer_name: title?.buyer_name ?? '',
  tax_no: title?.tax_no ?? '',
  address_phone: title?.address_phone ?? '',
  bank_account: title?.bank_account ?? '',
})

/** A person has a name alone. */
export const shownFields = ({ title_type }: TitleDraft) =>
  title_type === 'personal'
    ? (['title_type', 'buyer_name'] as const)
    : (['title_type', 'buyer_name', 'tax_no', 'address_phone', 'bank_account'] as const)

/** What stands in the way of saving, by field; empty when nothing does. */
export const validateTitle = (draft: TitleDraft): TitleErrors => ({
  ...longTexts(fields, { ...draft, tax_no: plainTaxNo(draft.tax_no) }),
  ...(draft.buyer_name.trim() === '' ? { buyer_name: `请输入${fields.buyer_name.label}` } : {}),
})

/** The title as it is sent: a person has nothing but the name. */
export const titleBody = (draft: TitleDraft) => {
  const isUnit = draft.title_type !== 'personal'
  return {
    title_type: isUnit ? ('unit' as const) : ('personal' as const),
    buyer_name: draft.buyer_name.trim(),
    tax_no: isUnit ? plainTaxNo(draft.tax_no) : '',
    address_phone: isUnit ? draft.address_phone.trim() : '',
    bank_account: isUnit ? draft.bank_account.trim() : '',
  }
}

const fieldOfRule: { [R in Refusal]?: keyof Fields } = { title_exists: 'buyer_name' }

/** A refusal where it is mended. */
export const readTitleRefusal = (error: Failure): ShownRefusal<Fields> =>
  shownRefusal(fields, error, { field: error.rule === null ? undefined : fieldOfRule[error.rule] })
