import { useState } from 'react'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import { readFen, yuanText } from './money.ts'

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode'
> {
  /** Integer fen; null while there is no readable amount. */
  value: number | null
  onChange: (fen: number | null) => void
}

/** An amount in yuan with two decimals; speaks integer fen. */
export function MoneyField({ value, onChange, onBlur, onFocus, ...rest }: MoneyFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)

  return (
    <TextField
      prefix="¥"
      autoComplete="off"
      {...rest}
      inputMode="decimal"
      value={draft ?? (value === null ? '' : yuanText(value))}
      onChange={event => {
        setDraft(event.currentTarget.value)
        onChange(readFen(event.currentTarget.value))
      }}
      onFocus={event => {
        setDraft(event.currentTarget.value)
        onFocus?.(event)
      }}
      onBlur={event => {
        if (readFen(event.currentTarget.value) !== null || event.currentTarget.value === '') setDraft(null)
        onBlur?.(event)
      }}
    />
  )
}
