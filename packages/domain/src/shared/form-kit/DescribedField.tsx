import type { ReactNode } from 'react'
import { hintOf, type Fields } from '@portal/api/rules/form-fields'
import { FieldRemark } from './FieldRemark.tsx'
import type { ControlProps, Controls } from './control.ts'

export interface DescribedFieldProps<F extends Fields> extends Omit<
  ControlProps,
  'hint' | 'value' | 'onChange'
> {
  controls: Controls<F>
  value: unknown
  onChange: (value: never) => void
  /** What the association has to say about it; it stands at the field until the form is handed in. */
  remark?: string | undefined
}

/** A field as its description says: label, hint and limits from there, the control by its kind. */
export function DescribedField<F extends Fields>({ controls, remark, ...props }: DescribedFieldProps<F>) {
  // a form names a control for each of its kinds, and each control takes the fields of its own kind
  const known: Partial<Record<string, (given: never) => ReactNode>> = controls
  const Control = known[props.field.kind] as (given: object) => ReactNode
  const hint = hintOf(props.field)
  return (
    <Control
      {...{
        ...props,
        hint:
          remark === undefined ? (
            hint
          ) : (
            <>
              {hint}
              <FieldRemark>{remark}</FieldRemark>
            </>
          ),
      }}
    />
  )
}
