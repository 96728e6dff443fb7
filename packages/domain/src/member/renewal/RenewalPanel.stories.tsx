import { renewMembership } from '@portal/api/contract/applications.contract'
import { listPersonalVips } from '@portal/api/contract/memberships.contract'
import { listOrders } from '@portal/api/contract/orders.contract'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { getCurrentUser } from '@portal/api/contract/users.contract'
import { aMembership, aPage } from '@portal/api/fixtures/memberships'
import { anOrder } from '@portal/api/fixtures/orders'
import { aUser } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { RenewalPanel } from './RenewalPanel.tsx'

const list = mock(listPersonalVips)
const renewal = mock(renewMembership)
const user = mock(getCurrentUser).reply(aUser())
const open = (...rows: OrderRow[]) => mock(listOrders).reply({ ...aPage(rows), counts: [], total_fen: 0 })
const expiring = aMembership({
  status: 'expiring',
  expired_time: '2026-06-10 23:59:59',
  days_left: 23,
  next_starts_at: '2026-06-11',
})

const meta = preview.meta({
  component: RenewalPanel,
  args: { applyPath: '/applyMember/personal', orderPath: orderNo => `/home/invoiceOrder?order=${orderNo}` },
  beforeEach: ({ msw }) => msw.use(user, open(), list.reply(aPage([expiring]))),
})

export const InTheWindow = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026-06-11')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '生成续费订单' })).toBeVisible()
  },
})

export const LongBeforeTheEnd = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(aPage([aMembership()]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2027-04-01')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '生成续费订单' })).toBeVisible()
  },
})

export const PaidAhead = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(aPage([aMembership({ renewal: 'paid_ahead' })]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/下一会员期的会费已经缴纳/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '生成续费订单' })).toBeNull()
  },
})

export const OrderIsOpenAlready = meta.story({
  beforeEach: ({ msw }) => msw.use(open(anOrder({ order_status: 10, channel: 'offline' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已有一笔会费订单，待确认')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看填报' })).toHaveAttribute(
      'href',
      '/home/invoiceOrder?order=2026051800137',
    )
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

export const OrderedInAnotherWindow = meta.story({
  beforeEach: ({ msw }) => msw.use(renewal.refuse('open_order_exists')),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '生成续费订单' })
    msw.use(open(anOrder()))
    await userEvent.click(button)
    await expect(await canvas.findByRole('link', { name: '去支付' })).toHaveAttribute(
      'href',
      '/home/invoiceOrder?order=2026051800137',
    )
  },
})

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(renewal.refuse('renewed_ahead')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '生成续费订单' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('下一会员期的会费已经缴纳')
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
