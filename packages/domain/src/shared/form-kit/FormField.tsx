import { memo } from 'react'
import { useController, type Control } from 'react-hook-form'
import { DescribedField, type DescribedFieldProps } from './DescribedField.tsx'

export interface FormFieldProps extends Omit<DescribedFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'> {
  control: Control
  /** The field was left. */
  onLeave: (name: string) => void
}

function BoundField({ control, onLeave, ...rest }: FormFieldProps) {
  const { name } = rest
  const { field, fieldState } = useController({ control, name })
  return (
    <DescribedField
      {...rest}
      error={fieldState.error?.message}
      value={field.value}
      onChange={field.onChange}
      onBlur={() => {
        field.onBlur()
        onLeave(name)
      }}
    />
  )
}

/** A field of a long form. Typing draws this one again and no other. */
export const FormField = memo(BoundField)
