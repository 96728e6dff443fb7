import { idNumberCharacters, useComposing } from '../composing/index.ts'
import { TextField, type TextFieldProps } from '../text-field/index.ts'

export interface IdNumberFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange'
> {
  /** Digits and capital X, at most 18. */
  value: string
  /** Gets half-width characters in upper case without spaces. */
  onChange: (value: string) => void
}

/** An identity card number. */
export function IdNumberField({ value, onChange, ...rest }: IdNumberFieldProps) {
  const bound = useComposing({ value, onChange, clean: idNumberCharacters })
  return <TextField autoComplete="off" spellCheck={false} {...rest} {...bound} />
}
