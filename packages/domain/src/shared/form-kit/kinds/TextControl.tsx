import { TextField } from '@portal/ui/text-field'
import { textsOf, type ControlProps } from '../control.ts'

/** One line of text. */
export function TextControl(props: ControlProps<'text'>) {
  const { field, name, value, onChange, onBlur } = props
  return (
    <TextField
      {...textsOf(props)}
      name={name}
      inputMode={field.digits ? 'numeric' : undefined}
      spellCheck={field.code ? false : undefined}
      autoComplete={field.autoComplete}
      placeholder={field.placeholder}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
