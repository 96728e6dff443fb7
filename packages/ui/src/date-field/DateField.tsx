import { TextField, type TextFieldProps } from '../text-field/index.ts'

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'unit' | 'placeholder' | 'min' | 'max'
> {
  /** First day allowed, YYYY-MM-DD. */
  min?: string | undefined
  /** Last day allowed, YYYY-MM-DD. */
  max?: string | undefined
  /**
   * `month` speaks YYYY-MM.
   * @default 'day'
   */
  precision?: 'day' | 'month' | undefined
}

/** A date in the browser's own picker; the value is YYYY-MM-DD (or YYYY-MM). */
export function DateField({ precision = 'day', max = '9999-12-31', ...rest }: DateFieldProps) {
  return <TextField {...rest} type={precision === 'day' ? 'date' : 'month'} max={max} />
}
