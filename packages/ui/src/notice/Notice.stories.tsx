import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Notice } from './Notice.tsx'

const meta = preview.meta({
  component: Notice,
  args: { children: '付款户名多出“北京分公司”。分公司代付可以确认，请在备注写明。' },
})

export const Info = meta.story()
export const Success = meta.story({ args: { tone: 'success', title: '已提交' } })
export const Warning = meta.story({ args: { tone: 'warning', action: <a href="#more">查看</a> } })
export const Error = meta.story({
  args: { tone: 'error', role: 'alert' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('付款户名')
  },
})
export const StaffDark = meta.story({
  args: { tone: 'warning' },
  globals: { theme: 'dark', density: 'staff' },
})
/** Where little room is left, the action goes below the words. */
export const Phone = meta.story({
  args: {
    title: '已有一笔会费订单，待支付',
    children: '订单 20260511 00017，¥200.00，请在 2026-06-10 前支付。',
    action: <Button size="m">继续支付</Button>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/20260511/).getBoundingClientRect()
    const action = canvas.getByRole('button', { name: '继续支付' }).getBoundingClientRect()
    await expect(action.top).toBeGreaterThanOrEqual(words.bottom)
    await expect(words.width).toBeGreaterThan(250)
  },
})
/** A short action stays beside the words on a phone. */
export const PhoneShortAction = meta.story({
  args: { title: '已授予三星', action: <a href="#more">知道了</a> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = canvas.getByText('已授予三星').getBoundingClientRect()
    const action = canvas.getByRole('link', { name: '知道了' }).getBoundingClientRect()
    await expect(action.top).toBeLessThan(title.bottom)
  },
})
