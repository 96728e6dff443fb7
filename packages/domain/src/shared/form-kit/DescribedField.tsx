import type { ReactNode } from 'react'
import { hintOf, type Field, type SingleKind } from '@portal/api/rules/form-fields'
import { FieldRemark } from './FieldRemark.tsx'
import type { AnyControls, ControlProps } from './control.ts'

export interface DescribedFieldProps extends Omit<ControlProps, 'field' | 'hint' | 'value' | 'onChange'> {
  field: Field<SingleKind>
  controls: AnyControls
  value: unknown
  onChange: (value: never) => void
  /** What the association has to say about it; it stands at the field until the form is handed in. */
  remark?: string | undefined
}

/** What is said of a field before its box: its hint, and a remark of the association under it. */
export function hintAndRemark(field: Field, remark: string | undefined): ReactNode {
  const hint = hintOf(field)
  return remark === undefined ? (
    hint
  ) : (
    <>
      {hint}
      <FieldRemark>{remark}</FieldRemark>
    </>
  )
}

/** A field as its description says: label, hint and limits from there, the control by its kind. */
export function DescribedField({ controls, remark, ...props }: DescribedFieldProps) {
  // a form names a control for each of its kinds, and each control takes the fields of its own kind
  const Control = controls[props.field.kind] as (given: object) => ReactNode
  return <Control {...{ ...props, hint: hintAndRemark(props.field, remark) }} />
}
