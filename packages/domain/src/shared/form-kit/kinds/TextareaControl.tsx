import { TextareaField } from '@portal/ui/textarea-field'
import { textsOf, type ControlProps } from '../control.ts'

/** Several lines, with a count. */
export function TextareaControl(props: ControlProps<'textarea'>) {
  const { field, name, value, onChange, onBlur } = props
  return (
    <TextareaField
      {...textsOf(props)}
      name={name}
      limit={field.max}
      placeholder={field.placeholder}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
