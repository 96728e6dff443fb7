import { DateField } from '@portal/ui/date-field'
import { textsOf, type ControlProps } from '../control.ts'

/** A day, typed or chosen. */
export function DayControl(props: ControlProps<'day'>) {
  const { field, name, value, today, onChange, onBlur } = props
  return (
    <DateField
      {...textsOf(props)}
      name={name}
      max={field.until === 'today' ? today : undefined}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
