import { useState } from 'react'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import { moneyComplaint, readFen, yuanText } from './money.ts'

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode'
> {
  /** Integer fen; null while the box is empty or holds no readable amount. */
  value: number | null
  onChange: (fen: number | null) => void
}

/**
 * An amount in yuan with two decimals; speaks integer fen. What cannot be read is kept and named, and is invalid to the
 * browser: `form.checkValidity()` tells it from an empty box.
 */
export function MoneyField({ value, onChange, onBlur, onFocus, error, ...rest }: MoneyFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [typing, setTyping] = useState(false)
  const complaint = typing ? '' : moneyComplaint(draft ?? '')

  return (
    <TextField
      prefix="¥"
      autoComplete="off"
      {...rest}
      error={complaint || error}
      inputMode="decimal"
      value={draft ?? (value === null ? '' : yuanText(value))}
      onChange={event => {
        const text = event.currentTarget.value
        event.currentTarget.setCustomValidity(moneyComplaint(text))
        setDraft(text)
        onChange(readFen(text))
      }}
      onInvalid={() => setTyping(false)}
      onFocus={event => {
        setTyping(true)
        setDraft(event.currentTarget.value)
        onFocus?.(event)
      }}
      onBlur={event => {
        setTyping(false)
        if (moneyComplaint(event.currentTarget.value) === '') setDraft(null)
        onBlur?.(event)
      }}
    />
  )
}
