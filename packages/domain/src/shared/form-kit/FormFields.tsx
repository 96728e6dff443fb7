import type { ReactNode } from 'react'
import { entriesOf, type ByField, type FieldName, type Fields } from '@portal/api/rules/form-fields'
import type { Controls, FieldContext, ListControlProps } from './control.ts'
import { hintAndRemark } from './DescribedField.tsx'
import { FieldLines, type FieldItem, type FieldLinesProps } from './FieldLines.tsx'
import { FormField } from './FormField.tsx'
import type { LongForm } from './use-long-form.ts'

export interface FormFieldsProps<F extends Fields> extends FieldContext, Pick<FieldLinesProps, 'pair'> {
  form: LongForm<F>
  controls: Controls<F>
  /** Which fields, in their order. */
  names: readonly FieldName<F>[]
  /** Remarks of the association at the fields. */
  remarks?: ByField<F>
  /** Worth a second look, never in the way. */
  warnings?: ByField<F>
  /** Stands after a field, as wide as that one. */
  after?: { readonly [N in FieldName<F>]?: ReactNode }
}

/** Fields of a long form as they are described, one under the other. */
export function FormFields<F extends Fields>({
  form,
  controls,
  names,
  remarks,
  warnings,
  after,
  pair,
  ...context
}: FormFieldsProps<F>) {
  const { control, fields, idOf, judgeFilled, read } = form
  // a form that has a list names what draws it
  const { list: List }: { list?: (props: ListControlProps) => ReactNode } = controls

  const items = names.flatMap((name): FieldItem[] => {
    const field = fields[name]
    if (field === undefined) return []
    const half = field.half ?? false
    const shared = { ...context, control, controls, id: idOf(name), name, onLeave: judgeFilled }
    const node =
      field.kind !== 'list' ? (
        <FormField {...shared} field={field} remark={remarks?.[name]} warning={warnings?.[name]} />
      ) : List ? (
        <List
          {...shared}
          field={field}
          hint={hintAndRemark(field, remarks?.[name])}
          idOf={idOf}
          read={() => entriesOf(read()[name])}
          pair={pair}
          warnings={warnings ?? {}}
        />
      ) : null
    return [
      { key: name, half, node },
      ...(after?.[name] === undefined ? [] : [{ key: `${name}-after`, half, node: after[name] }]),
    ]
  })
  return <FieldLines items={items} pair={pair} />
}
