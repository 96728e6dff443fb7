import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import { gbkBytes } from '@portal/api/rules/gbk'
import { maxBuyerNameBytes } from '@portal/api/rules/invoice'
import { needsTaxNo, taxNoWarning } from '@portal/api/rules/invoice-form'
import { DescribedField, TextareaControl, TextControl, type Controls } from '../../shared/form-kit/index.ts'
import type { InvoiceDraft, InvoiceErrors } from './invoice-form.ts'
import { mendFields, mendNames, mendValues } from './mend-form.ts'

const controls = { text: TextControl, textarea: TextareaControl } satisfies Controls<typeof mendFields>

export interface MendFieldsProps {
  invoice: InvoiceDetail
  draft: Draft<InvoiceDraft>
  errors: InvoiceErrors
}

/** A title that the platform refused, to be mended, and what the member is told of it. */
export function MendFields({ invoice, draft, errors }: MendFieldsProps) {
  const typed = useDraftPart(draft, now => now.title)
  const values = mendValues(typed, invoice)
  const { buyer_name, tax_no, title_note } = mendFields
  const needed = needsTaxNo(invoice.document_kind, invoice.title.title_type)
  const fields = {
    buyer_name: {
      ...buyer_name,
      hint: `${gbkBytes(values.buyer_name.trim())} / ${maxBuyerNameBytes} 字节`,
    },
    tax_no: { ...tax_no, optional: needed ? undefined : (true as const) },
    title_note,
  }
  return (
    <>
      {mendNames(invoice).map(name => (
        <DescribedField
          key={name}
          controls={controls}
          field={fields[name]}
          id={`invoice-${name}`}
          name={name}
          value={values[name]}
          error={errors[name]}
          warning={name === 'tax_no' ? taxNoWarning(values.tax_no) : undefined}
          onChange={(value: unknown) => draft.change({ title: { ...typed, [name]: value } })}
        />
      ))}
    </>
  )
}
