import { useId, type ComponentProps, type ReactNode } from 'react'
import * as S from './Segmented.styles.ts'

export interface SegmentedItem<Value extends string> {
  value: Value
  label: ReactNode
}

export interface SegmentedProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'onChange' | 'children'
> {
  /** Accessible name. */
  label: string
  items: readonly SegmentedItem<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between two to four views of the same thing; radios underneath. */
export function Segmented<Value extends string>({
  label,
  items,
  value,
  onChange,
  ...rest
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <S.Root role="radiogroup" aria-label={label} {...rest}>
      {items.map(item => (
        <S.Item key={item.value}>
          <S.Input
            type="radio"
            name={name}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          {item.label}
        </S.Item>
      ))}
    </S.Root>
  )
}
