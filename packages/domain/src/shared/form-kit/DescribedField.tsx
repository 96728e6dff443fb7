import type { ReactNode } from 'react'
import { hintOf, type Field, type SingleKind } from '@portal/api/rules/form-fields'
import { FieldRemark } from './FieldRemark.tsx'
import type { AnyControls, ControlProps } from './control.ts'

export interface DescribedFieldProps extends Omit<ControlProps, 'hint'> {
  controls: AnyControls
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

/** The control of a kind draws a field of that kind. */
function drawn<K extends SingleKind>(controls: AnyControls, kind: K, props: ControlProps<K>): ReactNode {
  const Control: ((props: ControlProps<K>) => ReactNode) | undefined = controls[kind]
  return Control && <Control {...props} />
}

/** A field as its description says: label, hint and limits from there, the control by its kind. */
export const DescribedField = ({ controls, remark, ...props }: DescribedFieldProps) =>
  drawn(controls, props.field.kind, { ...props, hint: hintAndRemark(props.field, remark) })
