import { RadioGroup, type RadioGroupProps } from '@portal/ui/radio-group'

export interface OneOrAllProps<Value extends string> extends Pick<
  RadioGroupProps<Value>,
  'label' | 'direction'
> {
  /** What can be chosen, in this order. */
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
  /** null: all. */
  value: Value | null
  onChange: (value: Value | null) => void
}

/** A filter of one choice, or of none. */
export function OneOrAll<Value extends string>({
  values,
  names,
  value,
  onChange,
  ...group
}: OneOrAllProps<Value>) {
  return (
    <RadioGroup<Value | 'all'>
      {...group}
      options={[{ value: 'all', label: '全部' }, ...values.map(one => ({ value: one, label: names[one] }))]}
      value={value ?? 'all'}
      onChange={one => onChange(one === 'all' ? null : one)}
    />
  )
}
