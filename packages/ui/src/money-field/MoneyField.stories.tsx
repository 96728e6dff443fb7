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
  args: { value: null, error: '请输入金额，最多两位小数' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1.234')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveValue('1.234')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
})
export const Staff = meta.story({ globals: { density: 'staff' } })
