import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SwitchField } from './SwitchField.tsx'

const meta = preview.meta({
  component: SwitchField,
  args: { label: '公开人才库码', hint: '打开后，持有链接的单位可以查看您的诚信档案。', onChange: fn() },
})

export const Off = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('switch', { name: '公开人才库码' })
    await expect(box).toHaveAccessibleDescription('打开后，持有链接的单位可以查看您的诚信档案。')
    await userEvent.click(canvas.getByText('公开人才库码'))
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
})
export const On = meta.story({ args: { defaultChecked: true } })
export const Controlled = meta.story({
  render: function Render(args) {
    const [on, setOn] = useState(true)
    return (
      <SwitchField
        {...args}
        checked={on}
        onChange={next => {
          setOn(next)
          args.onChange?.(next)
        }}
      />
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(canvas.getByRole('switch')).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(false)
  },
})
export const Disabled = meta.story({
  args: { defaultChecked: true, disabledReason: '单位会员资格已到期，续费后可以更改' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled()
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/续费后可以更改/)
  },
})
export const Busy = meta.story({
  args: { checked: true, busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('正在保存')
  },
})
export const WithError = meta.story({
  args: { error: '没有保存，请再试一次' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/没有保存/)
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { defaultChecked: true },
})
