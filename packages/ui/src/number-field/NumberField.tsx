import { useState } from 'react'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import { numberComplaint, numberText, readNumber } from './number.ts'

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode' | 'min' | 'max' | 'step'
> {
  /** Null while the box is empty or holds no readable number. */
  value: number | null
  onChange: (value: number | null) => void
  /**
   * Digits allowed after the point; 0 takes whole numbers.
   * @default 0
   */
  decimals?: number | undefined
  /** @default 0 */
  min?: number | undefined
  /** @default Infinity */
  max?: number | undefined
}

/**
 * A number with its unit. A plain text box: neither the wheel nor the arrow keys change it unseen. What cannot be read
 * and a number out of bounds are kept and named, and are invalid to the browser (`form.checkValidity()`).
 */
export function NumberField({
  value,
  onChange,
  decimals = 0,
  min = 0,
  max = Infinity,
  error,
  onFocus,
  onBlur,
  ...rest
}: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  const text = draft ?? (value === null ? '' : numberText(value))
  const complaint = focused ? '' : numberComplaint(text, { min, max, decimals })

  return (
    <TextField
      autoComplete="off"
      data-figures
      {...rest}
      error={error || complaint}
      inputMode={decimals > 0 || min < 0 ? 'decimal' : 'numeric'}
      value={text}
      onChange={event => {
        const typed = event.currentTarget.value
        event.currentTarget.setCustomValidity(numberComplaint(typed, { min, max, decimals }))
        setDraft(typed)
        const next = readNumber(typed, decimals)
        if (next !== value) onChange(next)
      }}
      onInvalid={() => setFocused(false)}
      onFocus={event => {
        setFocused(true)
        onFocus?.(event)
      }}
      onBlur={event => {
        setFocused(false)
        if (event.currentTarget.value === '' || readNumber(event.currentTarget.value, decimals) !== null)
          setDraft(null)
        onBlur?.(event)
      }}
    />
  )
}
