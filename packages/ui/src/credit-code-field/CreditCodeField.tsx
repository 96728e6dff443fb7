import { useState } from 'react'
import { useComposing } from '../composing/index.ts'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import { creditCodeCharacters, groupedCreditCode } from './credit-code.ts'

export interface CreditCodeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'maxLength'
> {
  /** Digits and capitals without spaces, at most 18. */
  value: string
  /** Gets half-width characters in upper case without spaces. */
  onChange: (value: string) => void
}

/** A unified social credit code; grouped by four while nobody types. A wrong check digit belongs into `warning`: it never blocks. */
export function CreditCodeField({ value, onChange, onFocus, onBlur, ...rest }: CreditCodeFieldProps) {
  const [typing, setTyping] = useState(false)
  const bound = useComposing({ value, onChange, clean: creditCodeCharacters })

  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      data-figures
      {...rest}
      {...bound}
      value={typing ? bound.value : groupedCreditCode(bound.value)}
      onFocus={event => {
        setTyping(true)
        onFocus?.(event)
      }}
      onBlur={event => {
        setTyping(false)
        onBlur?.(event)
      }}
    />
  )
}
