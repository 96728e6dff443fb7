import { halfWidth } from '../composing/index.ts'
import { DateBox, type TypedDateProps } from '../date-field/DateBox.tsx'
import { readMonth } from '../date-field/day.ts'
import { preloadable } from '../preloadable/index.ts'

const MonthPopover = preloadable(async () => ({ default: (await import('./MonthPopover.tsx')).MonthPopover }))

export interface MonthFieldProps extends TypedDateProps {
  /**
   * First month that the calendar offers, YYYY-MM; what is typed is judged by the form.
   * @default '1900-01'
   */
  min?: string | undefined
  /**
   * Last month that the calendar offers, YYYY-MM.
   * @default '9999-12'
   */
  max?: string | undefined
}

const settled = (text: string) => /^(?:\d{6}|\d{4}\D\d\d\D?)$/.test(halfWidth(text).trim())

/**
 * A month, typed (202605, 2026/5, full width) or chosen from a calendar that is fetched when first opened.
 * `onChange` hears YYYY-MM, or '' while the box holds no whole month.
 */
export function MonthField({ min = '1900-01', max = '9999-12', ...rest }: MonthFieldProps) {
  return (
    <DateBox
      placeholder="YYYY-MM"
      {...rest}
      read={readMonth}
      settled={settled}
      complaint="月份应类似 2026-05"
      openLabel="选择月份"
      min={min}
      max={max}
      Picker={MonthPopover}
    />
  )
}
