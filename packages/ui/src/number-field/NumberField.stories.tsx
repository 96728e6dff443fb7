import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

function Example({ value: initial, onChange, ...props }: NumberFieldProps) {
  const [value, setValue] = useState(initial)
  return (
    <NumberField
      {...props}
      value={value}
      onChange={next => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: Example,
  args: { label: '财务人员人数', unit: '人', value: null, max: 99_999, onChange: fn() },
  decorators: [
    Story => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
})

export const Whole = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '财务人员人数' })
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input, '１２６４')
    await expect(args.onChange).toHaveBeenLastCalledWith(1264)
    await userEvent.tab()
    await expect(input).toHaveValue('1,264')
  },
})
export const Decimal = meta.story({
  args: {
    label: '上年度营业收入',
    hint: '按审计报告填写。',
    unit: '万元',
    decimals: 2,
    max: undefined,
    value: 1_286_400.5,
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '上年度营业收入' })
    await expect(input).toHaveAttribute('inputmode', 'decimal')
    await userEvent.clear(input)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.type(input, '12.75')
    await expect(args.onChange).toHaveBeenLastCalledWith(12.75)
  },
})
export const WheelAndArrowsChangeNothing = meta.story({
  args: { value: 64 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await fireEvent.wheel(input, { deltaY: 100 })
    await userEvent.keyboard('{ArrowUp}{ArrowDown}')
    await expect(input).toHaveValue('64')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})
export const KeepsAndNamesWhatIsOutOfBounds = meta.story({
  args: { min: 1, max: 500 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '900')
    // nobody is corrected while typing
    await expect(input).toHaveAccessibleDescription('')
    await userEvent.tab()
    await expect(input).toHaveValue('900')
    await expect(args.onChange).toHaveBeenLastCalledWith(900)
    await expect(input).toHaveAccessibleDescription('应在 1 至 500 之间')
  },
})
export const KeepsWhatItCannotRead = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '约60')
    await userEvent.tab()
    await expect(input).toHaveValue('约60')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(input).toHaveAccessibleDescription('请输入整数')
  },
})
export const WithError = meta.story({ args: { error: '请输入财务人员人数' } })
export const Disabled = meta.story({ args: { value: 64, disabled: true, note: '审核期间不能修改' } })
export const Phone = meta.story({ args: { value: 64 }, globals: { viewport: { value: 'phone' } } })
export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { value: 1264 },
})
