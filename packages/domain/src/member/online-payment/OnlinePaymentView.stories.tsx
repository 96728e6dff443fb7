import { expect, fn, spyOn, waitFor } from 'storybook/test'
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

const byWechat = {
  channel: 'wechat' as const,
  amount_fen: 600_000,
  pay_url: 'weixin://wxpay/bizpayurl?pr=p4lpSuKzz',
  expires_at: '2026-05-18 10:15:00',
}
const byAlipay = {
  channel: 'alipay' as const,
  amount_fen: 600_000,
  pay_url: 'https://openapi.alipay.com/gateway.do?method=alipay.trade.page.pay&sign=x',
  expires_at: '2026-05-18 10:15:00',
}
const phone = { viewport: { value: 'phone' } }

export const ByWechat = meta.story({
  args: { payment: byWechat },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('打开微信，扫左侧二维码')).toBeVisible()
    await expect(canvas.getByRole('img', { name: '微信支付付款码' })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByRole('button', { name: '保存二维码' })).toBeNull()
  },
})

/** The phone that would scan shows the code itself: it is kept as a picture. */
export const WechatOnAPhone = meta.story({
  args: { payment: byWechat },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const saved: { name: string; href: string }[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, href: this.href })
    })
    await expect(canvas.getByText('保存二维码，打开微信扫一扫，从相册选取。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保存二维码' }))
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    await expect(saved[0]?.name).toBe('微信支付付款码.png')
    const picture = await createImageBitmap(await (await fetch(saved[0]?.href ?? '')).blob())
    await expect(picture.width).toBeGreaterThan(400)
    await expect(canvas.getByRole('button', { name: '已付款，查询结果' })).toBeVisible()
  },
})

export const WechatOverOnAPhone = meta.story({
  args: { payment: byWechat, secondsLeft: 0 },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('付款码已失效')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '保存二维码' })).toBeNull()
  },
})

/** There is nothing to scan: its page opens beside this one, which waits. */
export const ByAlipay = meta.story({
  args: { payment: byAlipay },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('link', { name: /打开支付宝付款页/ })
    await expect(open).toHaveAttribute('target', '_blank')
    await expect(open).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.queryByRole('img', { name: /付款码/ })).toBeNull()
    await expect(canvas.getByText('付款后回到本页，收到结果会自动进入下一步')).toBeVisible()
  },
})

/** On a phone the page takes the place of this one, and leads back. */
export const AlipayOnAPhone = meta.story({
  args: { payment: byAlipay },
  globals: phone,
  play: async ({ canvas }) => {
    const open = canvas.getByRole('link', { name: '打开支付宝付款页' })
    await expect(open).not.toHaveAttribute('target')
    await expect(canvas.getByText('付款后自动回到这笔订单。')).toBeVisible()
  },
})

export const AlipayOver = meta.story({
  args: { payment: byAlipay, secondsLeft: 0 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('付款页已失效')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '重新生成' }))
    await expect(onRenew).toHaveBeenCalledOnce()
  },
})
export const AlipayDark = meta.story({ args: { payment: byAlipay }, globals: { theme: 'dark' } })

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
