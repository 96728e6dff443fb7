import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CreditCodeField, type CreditCodeFieldProps } from './CreditCodeField.tsx'

function Example({ value: initial, onChange, ...props }: CreditCodeFieldProps) {
  const [value, setValue] = useState(initial)
  return (
    <CreditCodeField
      {...props}
      value={value}
      onChange={code => {
        setValue(code)
        onChange(code)
      }}
    />
  )
}

const code = '91110108MA01X7Q24R'
const meta = preview.meta({
  component: Example,
  args: { label: '统一社会信用代码', value: '', onChange: fn() },
  decorators: [
    Story => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
})

export const GroupsWhileNobodyTypes = meta.story({
  args: { value: code },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '统一社会信用代码' })
    await expect(input).toHaveValue('9111 0108 MA01 X7Q2 4R')
    await userEvent.click(input)
    await expect(input).toHaveValue(code)
    await userEvent.tab()
    await expect(input).toHaveValue('9111 0108 MA01 X7Q2 4R')
  },
})
export const CleansWhatIsPasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('９１１１０１０８ ma01 x7q2 4r')
    await expect(args.onChange).toHaveBeenLastCalledWith(code)
  },
})
export const WaitsForTheComposition = meta.story({
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await fireEvent.compositionStart(input)
    await fireEvent(input, new InputEvent('input', { data: 'ma', isComposing: true, bubbles: true }))
    await expect(args.onChange).not.toHaveBeenCalled()
    input.value = '９１ma'
    await fireEvent.compositionEnd(input)
    await expect(args.onChange).toHaveBeenLastCalledWith('91MA')
  },
})
export const SoftCheckNeverBlocks = meta.story({
  args: {
    value: code,
    warning: '末位校验码与前 17 位不符，请对照执照再看一遍。若确认无误可继续，审核时人工核对。',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeValid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/可继续/)
  },
})
export const Success = meta.story({ args: { value: '91350100M000100Y43', success: '与执照识别结果一致' } })
export const WithError = meta.story({ args: { error: '请输入统一社会信用代码' } })
export const Disabled = meta.story({ args: { value: code, disabled: true, note: '审核期间不能修改' } })
export const Phone = meta.story({ args: { value: code }, globals: { viewport: { value: 'phone' } } })
export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { value: code, warning: '校验位不符，请核对；可以继续' },
})
