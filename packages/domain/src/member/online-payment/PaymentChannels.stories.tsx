import { useState } from 'react'
import type { Channel } from '@portal/api/rules/payment'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PaymentChannels, type PaymentChannelsProps } from './PaymentChannels.tsx'

function Example(props: Pick<PaymentChannelsProps, 'channels'> & { first: Channel | null }) {
  const { first, channels } = props
  const [value, setValue] = useState(first)
  return <PaymentChannels channels={channels} value={value} onChange={setValue} />
}

const meta = preview.meta({
  component: Example,
  args: { channels: ['wechat', 'alipay', 'offline'] as Channel[], first: null },
})

export const NoneChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /支付宝/ }))
    await expect(canvas.getByRole('radio', { name: /支付宝/ })).toBeChecked()
  },
})
export const OneChosen = meta.story({ args: { first: 'wechat' as const } })
export const Sandbox = meta.story({ args: { channels: ['sandbox', 'offline'] as Channel[] } })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ args: { first: 'offline' as const }, globals: { theme: 'dark' } })
