import { PopoverPanel } from '../popover/index.ts'
import { Calendar } from './Calendar.tsx'
import type { DatePickerProps } from './DateBox.tsx'
import { today } from './today.ts'

export function DatePopover({ anchor, value, min, max, onChoose, onClose }: DatePickerProps) {
  return (
    <PopoverPanel anchor={anchor} label="选择日期" onClose={onClose}>
      <Calendar value={value} onChange={onChoose} min={min} max={max} today={today()} />
    </PopoverPanel>
  )
}
