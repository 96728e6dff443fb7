import { applyPersonalVip } from '@portal/api/contract/applications.contract'
import { listPersonalVips } from '@portal/api/contract/memberships.contract'
import { getCurrentUser } from '@portal/api/contract/users.contract'
import { aMembership, aPage } from '@portal/api/fixtures/memberships'
import { aUser } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { RenewalPanel } from './RenewalPanel.tsx'

const list = mock(listPersonalVips)
const apply = mock(applyPersonalVip)
const user = mock(getCurrentUser).reply(aUser())
const expiring = aMembership({
  status: 'expiring',
  expired_time: '2026-06-10 23:59:59',
  days_left: 23,
  next_starts_at: '2026-06-11',
})

const meta = preview.meta({
  component: RenewalPanel,
  args: { applyPath: '/applyMember/personal', orderPath: orderNo => `/home/invoiceOrder?order=${orderNo}` },
  beforeEach: ({ msw }) => msw.use(user, list.reply(aPage([expiring]))),
})

export const InTheWindow = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026-06-11')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '生成续费订单' })).toBeVisible()
  },
})

export const TooEarly = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(aPage([aMembership()]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/到期前 60 天起可以续费/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '生成续费订单' })).toBeNull()
  },
})

export const NotAMember = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(aPage([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '申请个人会员' })).toHaveAttribute(
      'href',
      '/applyMember/personal',
    )
  },
})

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(apply.refuse('open_order_exists')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '生成续费订单' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('已有一笔会费订单等待支付')
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(list.never()) })

export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(list.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(list.reply(aPage([expiring])))
    await userEvent.click(retry)
    await expect(await canvas.findByRole('button', { name: '生成续费订单' })).toBeVisible()
  },
})
