import { TextField } from '@portal/ui/text-field'
import { textsOf, type ControlProps } from '../control.ts'

/** An e-mail address. */
export function EmailControl(props: ControlProps<'email'>) {
  const { name, value, onChange, onBlur } = props
  return (
    <TextField
      {...textsOf(props)}
      name={name}
      type="email"
      inputMode="email"
      autoComplete="email"
      placeholder="name@company.cn"
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
