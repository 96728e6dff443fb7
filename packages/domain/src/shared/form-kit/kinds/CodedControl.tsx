import { SelectField } from '@portal/ui/select-field'
import { textsOf, type ControlProps } from '../control.ts'
import { offered } from './offered.ts'

/** One out of a list that the server keeps. */
export function CodedControl(props: ControlProps<'coded'>) {
  const { field, lists, name, value, onChange, onBlur } = props
  return (
    <SelectField
      {...textsOf(props)}
      name={name}
      placeholder={`请选择${field.label}`}
      options={offered(lists?.[field.list] ?? [], value)}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
