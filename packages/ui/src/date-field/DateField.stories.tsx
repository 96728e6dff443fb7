import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DateField } from './DateField.tsx'

const meta = preview.meta({ component: DateField, args: { label: '付款日期', onChange: fn() } })

export const Day = meta.story({
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('付款日期')
    await fireEvent.change(input, { target: { value: '2026-05-18' } })
    await expect(input).toHaveValue('2026-05-18')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})
export const Month = meta.story({ args: { precision: 'month', defaultValue: '2026-05', max: '2026-12' } })
export const WithError = meta.story({ args: { error: '付款日期不能晚于今天' } })
export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { defaultValue: '2026-05-18' },
})
