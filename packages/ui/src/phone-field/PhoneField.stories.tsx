import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

function Example(props: Omit<PhoneFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState('')
  return <PhoneField {...props} value={value} onChange={setValue} />
}

const meta = preview.meta({ component: Example, args: { label: '电话号码', placeholder: '11 位手机号码' } })

export const CleansWhatIsPasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '电话号码' })
    await userEvent.click(input)
    await userEvent.paste('+86 １38-0000 5678')
    await expect(input).toHaveValue('13800005678')
  },
})
export const WithError = meta.story({ args: { error: '手机号码格式不正确' } })
