import type { DatePickerProps } from '../date-field/DateBox.tsx'
import { MonthCalendar } from './MonthCalendar.tsx'
import { today } from '../date-field/today.ts'
import { PopoverPanel } from '../popover/index.ts'

export function MonthPopover({ anchor, value, min, max, onChoose, onClose }: DatePickerProps) {
  return (
    <PopoverPanel anchor={anchor} label="选择月份" onClose={onClose}>
      <MonthCalendar value={value} onChange={onChoose} min={min} max={max} today={today().slice(0, 7)} />
    </PopoverPanel>
  )
}
