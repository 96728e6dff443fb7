import { SelectField } from '@portal/ui/select-field'
import { textsOf, type ControlProps } from '../control.ts'
import { choices } from './choices.ts'

/** One out of a list. */
export function SelectControl(props: ControlProps<'select'>) {
  const { field, name, value, onChange, onBlur } = props
  return (
    <SelectField
      {...textsOf(props)}
      name={name}
      placeholder={`请选择${field.label}`}
      options={choices(field.options)}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
