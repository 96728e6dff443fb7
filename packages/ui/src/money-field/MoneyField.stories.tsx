import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'

function Example({ value: initial, onChange, ...props }: MoneyFieldProps) {
  const [value, setValue] = useState(initial)
  return (
    <MoneyField
      {...props}
      value={value}
      onChange={fen => {
        setValue(fen)
        onChange(fen)
      }}
    />
  )
}

const meta = preview.meta({ component: Example, args: { label: '到账金额', value: 600_000, onChange: fn() } })

export const ShowsTwoDecimals = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '到账金额' })
    await expect(input).toHaveValue('6,000.00')
    await userEvent.clear(input)
    await userEvent.type(input, '1234.5')
    await userEvent.tab()
    await expect(input).toHaveValue('1,234.50')
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450)
  },
})
export const KeepsWhatItCannotRead = meta.story({
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '1.234')
    // not an empty box to its form
    await expect(input.checkValidity()).toBe(false)
    await userEvent.tab()
    await expect(input).toHaveValue('1.234')
    await expect(input).toHaveAccessibleDescription('请输入金额，最多两位小数')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
})
export const Staff = meta.story({ globals: { density: 'staff' } })
