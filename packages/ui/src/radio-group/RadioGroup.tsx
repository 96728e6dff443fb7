import { useId, type ReactNode } from 'react'
import { FieldGroup, type FieldGroupProps } from '../field/index.ts'
import * as S from './RadioGroup.styles.ts'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  help?: ReactNode
  disabled?: boolean | undefined
}

export interface RadioGroupProps<Value extends string> extends Omit<
  FieldGroupProps,
  'children' | 'onChange'
> {
  options: readonly RadioOption<Value>[]
  /** Null while nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
  /** Name in the form; made up when missing. */
  name?: string | undefined
  /**
   * `cards`: side by side as boxes, for a choice that a page turns on. `lines`: as wide as there is room, a rule under
   * each, for records that one is chosen of.
   * @default 'column'
   */
  direction?: 'column' | 'row' | 'cards' | 'lines' | undefined
}

/** One choice out of a few, all in sight. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  name,
  direction = 'column',
  ...group
}: RadioGroupProps<Value>) {
  const made = useId()

  return (
    <FieldGroup {...group}>
      <S.List data-direction={direction}>
        {options.map(option => (
          <S.Label key={option.value}>
            <S.Dot
              type="radio"
              name={name ?? made}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={group.error ? true : undefined}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.help ? <S.Help>{option.help}</S.Help> : null}
            </span>
          </S.Label>
        ))}
      </S.List>
    </FieldGroup>
  )
}
