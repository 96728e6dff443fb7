import { getCashier, playCashier } from '@portal/api/contract/sandbox.contract'
import type { SandboxCashier } from '@portal/api/contract/sandbox.schema'
import { mock } from '@portal/api/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SandboxCashierPanel } from './SandboxCashierPanel.tsx'

const aCashier = (part: Partial<SandboxCashier> = {}): SandboxCashier => ({
  title: '个人会费 2026051800137',
  amount_fen: 20_000,
  state: 'open',
  expires_at: '2026-05-18 10:15:00',
  ...part,
})
const cashier = mock(getCashier)
const playing = mock(playCashier)

const meta = preview.meta({
  component: SandboxCashierPanel,
  parameters: { layout: 'fullscreen' },
  args: { number: '2026051800137ABCDEFGHJKMN' },
  beforeEach: ({ msw }) => msw.use(cashier.reply(aCashier())),
})

export const Pays = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(playing.replyWith(({ act }) => aCashier({ state: act === 'pay' ? 'succeeded' : 'failed' }))),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '付款 ¥200.00' })
    await expect(canvas.getByRole('radio', { name: /^付款成功 ?渠道立即通知/ })).toBeChecked()
    msw.use(cashier.reply(aCashier({ state: 'succeeded' })))
    await userEvent.click(button)
    await expect(await canvas.findByText('已付款')).toBeVisible()
  },
})

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /通知次序颠倒/ }))
    await expect(canvas.getByRole('radio', { name: /通知次序颠倒/ })).toBeChecked()
  },
})
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(cashier.reply(aCashier({ state: 'failed' }))),
})
export const Closed = meta.story({
  beforeEach: ({ msw }) => msw.use(cashier.reply(aCashier({ state: 'closed' }))),
})
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(cashier.notFound()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有找到这笔付款' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(cashier.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(cashier.reply(aCashier()))
    await userEvent.click(retry)
    await expect(await canvas.findByRole('button', { name: '付款 ¥200.00' })).toBeVisible()
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
