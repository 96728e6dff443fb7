import { phoneDigits, useComposing } from '../composing/index.ts'
import { TextField, type TextFieldProps } from '../text-field/index.ts'

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode'
> {
  /** Digits only, at most 11. */
  value: string
  /** Gets clean digits: spaces, dashes, +86 and full-width digits are gone. */
  onChange: (digits: string) => void
}

/** A mainland mobile number. */
export function PhoneField({ value, onChange, ...rest }: PhoneFieldProps) {
  const bound = useComposing({ value, onChange, clean: phoneDigits })
  return <TextField autoComplete="tel-national" {...rest} {...bound} type="tel" inputMode="numeric" />
}
