import { halfWidth } from '../composing/index.ts'
import { DateBox, type TypedDateProps } from './DateBox.tsx'
import { readDay } from './day.ts'
import { preloadable } from '../preloadable/index.ts'

const DatePopover = preloadable(async () => ({ default: (await import('./DatePopover.tsx')).DatePopover }))

export interface DateFieldProps extends TypedDateProps {
  /**
   * First day that the calendar offers, YYYY-MM-DD; what is typed is judged by the form.
   * @default '1900-01-01'
   */
  min?: string | undefined
  /**
   * Last day that the calendar offers, YYYY-MM-DD.
   * @default '9999-12-31'
   */
  max?: string | undefined
}

const settled = (text: string) => /^(?:\d{8}|\d{4}\D\d\d\D\d\d\D?)$/.test(halfWidth(text).trim())

/**
 * A day, typed (20260518, 2026/5/18, full width) or chosen from a calendar that is fetched when first opened.
 * `onChange` hears YYYY-MM-DD, or '' while the box holds no whole day.
 */
export function DateField({ min = '1900-01-01', max = '9999-12-31', ...rest }: DateFieldProps) {
  return (
    <DateBox
      placeholder="YYYY-MM-DD"
      {...rest}
      read={readDay}
      settled={settled}
      complaint="日期应类似 2026-05-18"
      openLabel="选择日期"
      min={min}
      max={max}
      Picker={DatePopover}
    />
  )
}
