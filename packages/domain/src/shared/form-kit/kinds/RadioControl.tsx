import { RadioGroup } from '@portal/ui/radio-group'
import { textsOf, type ControlProps } from '../control.ts'
import { choices } from './choices.ts'

/** One out of a few, all in sight. */
export function RadioControl(props: ControlProps<'radio'>) {
  const { field, value, onChange } = props
  return (
    <RadioGroup
      {...textsOf(props)}
      tabIndex={-1}
      direction="row"
      options={choices(field.options)}
      value={value === '' ? null : value}
      onChange={onChange}
    />
  )
}
