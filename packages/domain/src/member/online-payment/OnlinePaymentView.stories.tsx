import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { OnlinePaymentView } from './OnlinePaymentView.tsx'

const onAsk = fn()
const onRenew = fn()

const meta = preview.meta({
  component: OnlinePaymentView,
  args: {
    payment: {
      channel: 'sandbox' as const,
      amount_fen: 20_000,
      pay_url: 'http://localhost:8080/sandboxCashier/2026051800137ABCDEFGHJKMN',
      expires_at: '2026-05-18 10:15:00',
    },
    secondsLeft: 872,
    answer: 'waiting' as const,
    renewing: false,
    onAsk,
    onRenew,
  },
  decorators: [
    Story => (
      <div style={{ containerType: 'inline-size' }}>
        <h1>订单与发票</h1>
        <h2>订单</h2>
        <h3>个人会费</h3>
        <Story />
      </div>
    ),
  ],
})

export const Waiting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('14 分 32 秒')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('正在等待支付结果')
    await expect(canvas.getByRole('link', { name: /打开模拟收银台/ })).toHaveAttribute('target', '_blank')
    await userEvent.click(canvas.getByRole('button', { name: '已付款，查询结果' }))
    await expect(onAsk).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await expect(onRenew).toHaveBeenCalledOnce()
  },
})

export const ByWechat = meta.story({
  args: {
    payment: {
      channel: 'wechat' as const,
      amount_fen: 600_000,
      pay_url: 'weixin://wxpay/bizpayurl?pr=p4lpSuKzz',
      expires_at: '2026-05-18 10:15:00',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('打开微信，扫左侧二维码')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const NotYet = meta.story({ args: { answer: 'unpaid' } })
export const Asking = meta.story({ args: { answer: 'asking' } })
export const AskingFailed = meta.story({ args: { answer: 'failed' } })

export const Over = meta.story({
  args: { secondsLeft: 0 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('付款码已失效')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '重新生成' }))
    await expect(onRenew).toHaveBeenCalledOnce()
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
