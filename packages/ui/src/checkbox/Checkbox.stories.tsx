import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = preview.meta({ component: Checkbox, args: { children: '我已阅读并同意', onChange: fn() } })

export const Off = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('我已阅读并同意'))
    await expect(canvas.getByRole('checkbox', { name: '我已阅读并同意' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})
export const On = meta.story({ args: { defaultChecked: true } })
export const Mixed = meta.story({
  args: { indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
})
export const Disabled = meta.story({ args: { disabled: true } })
export const WithError = meta.story({
  args: { error: '请先阅读并同意' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('请先阅读并同意')
  },
})
export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { children: undefined, 'aria-label': '选中订单 20260518 00137', defaultChecked: true },
})
