import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SmsCodeField, type SmsCodeFieldProps } from './SmsCodeField.tsx'

function Example(props: Omit<SmsCodeFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState('')
  return <SmsCodeField {...props} value={value} onChange={setValue} />
}

const meta = preview.meta({ component: Example, args: { label: '短信验证码', onSend: fn() } })

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '短信验证码' }), '48a2 913777')
    await expect(canvas.getByRole('textbox')).toHaveValue('482913')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
})
export const CountingDown = meta.story({
  args: { secondsLeft: 52, note: '验证码已发送至 138****5678，5 分钟内有效。' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '52 秒后可重发' }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})
export const Sending = meta.story({ args: { sending: true } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
