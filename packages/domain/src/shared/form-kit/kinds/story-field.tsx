import { useState, type ComponentType } from 'react'
import type { Field } from '@portal/api/rules/form-fields'
import { fn } from 'storybook/test'
import { hintAndRemark } from '../DescribedField.tsx'

/** What was chosen or typed last. */
export const changed = fn<(value: unknown) => void>()

/** What every control is given, whatever its field. */
export const given = { id: 'one', name: 'one', today: '2026-05-18', onChange: changed }

interface Given {
  field: Field
  value: unknown
  onChange: (value: never) => void
}

/** A form that is one field, drawn by `Control`; a remark stands where the form puts it. */
export function storyField<P extends Given>(Control: ComponentType<P>) {
  return function OneField(props: P & { remark?: string }) {
    const { field, remark, onChange } = props
    const [value, setValue] = useState<P['value']>(props.value)
    return (
      <Control
        {...props}
        hint={hintAndRemark(field, remark)}
        value={value}
        onChange={(next: never) => {
          onChange(next)
          setValue(next)
        }}
      />
    )
  }
}
