import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import { longTexts, namesOf, type ByField } from '@portal/api/rules/form-fields'
import { invoiceMendForm, needsTaxNo, plainTaxNo } from '@portal/api/rules/invoice-form'
import { refusals } from '@portal/api/rules/refusals'
import type { FormValues } from '../../shared/form-kit/index.ts'

export const { fields: mendFields } = invoiceMendForm

export type MendValues = FormValues<typeof mendFields>
type Mended = Pick<InvoiceDetail, 'title' | 'registered_name' | 'document_kind'>

/** A person has a name alone. */
export const mendNames = ({ title }: Pick<InvoiceDetail, 'title'>) =>
  namesOf(mendFields).filter(name => name !== 'tax_no' || title.title_type === 'unit')

/** The form with what was typed; until then with the name under which the platform knows the buyer. */
export const mendValues = (
  typed: Partial<MendValues>,
  { title: { buyer_name, tax_no }, registered_name }: Pick<Mended, 'title' | 'registered_name'>,
): MendValues => ({
  buyer_name: registered_name === '' ? buyer_name : registered_name,
  tax_no,
  title_note:
    registered_name === ''
      ? ''
      : `开票平台登记的名称是“${registered_name}”，已按登记的名称开具，请更新抬头。`,
  ...typed,
})

/** The title as it is sent. */
export const mendBody = (
  { buyer_name, tax_no, title_note }: MendValues,
  { title }: Pick<Mended, 'title'>,
) => ({
  buyer_name: buyer_name.trim(),
  tax_no: title.title_type === 'personal' ? '' : plainTaxNo(tax_no),
  title_note: title_note.trim(),
})

/** What stands in the way of sending it, by field; empty when nothing does. */
export function validateMend(values: MendValues, invoice: Mended): ByField<typeof mendFields> {
  const { title, document_kind } = invoice
  const { buyer_name, tax_no, title_note } = mendBody(values, invoice)
  return {
    ...(buyer_name === title.buyer_name && tax_no === title.tax_no
      ? { buyer_name: refusals.title_unchanged }
      : {}),
    ...(buyer_name === '' ? { buyer_name: `请输入${mendFields.buyer_name.label}` } : {}),
    ...(needsTaxNo(document_kind, title.title_type) && tax_no === ''
      ? { tax_no: refusals.tax_no_needed }
      : {}),
    ...(title_note === '' ? { title_note: `请输入${mendFields.title_note.label}` } : {}),
    ...longTexts(mendFields, { buyer_name, tax_no, title_note }),
  }
}
