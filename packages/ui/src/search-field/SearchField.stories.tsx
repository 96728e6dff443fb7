import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

function Example({ value: initial, onChange, ...props }: SearchFieldProps) {
  const [value, setValue] = useState(initial)
  return (
    <SearchField
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
  args: {
    label: '搜索订单',
    value: '',
    placeholder: '订单号、会员、识别码',
    onChange: fn(),
    onSearch: fn(),
    shortcut: '/',
  },
})

export const Searches = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索订单' }), '00137{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('00137')
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
  },
})
export const SilentWhileComposing = meta.story({
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('searchbox')
    await fireEvent.compositionStart(input)
    await fireEvent(input, new InputEvent('input', { data: 'hua', isComposing: true, bubbles: true }))
    await expect(fireEvent.keyDown(input, { key: 'Enter', isComposing: true })).toBe(false)
    await expect(args.onChange).not.toHaveBeenCalled()
    input.value = '华'
    await fireEvent.compositionEnd(input)
    await expect(args.onChange).toHaveBeenCalledWith('华')
  },
})
export const StaffDark = meta.story({ globals: { theme: 'dark', density: 'staff' } })
