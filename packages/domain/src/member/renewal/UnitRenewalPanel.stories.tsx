import { listEnterpriseVips, renewUnit } from '@portal/api/contract/memberships.contract'
import { listOrders } from '@portal/api/contract/orders.contract'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { getCurrentUser } from '@portal/api/contract/users.contract'
import { aPage, aUnitMembership } from '@portal/api/fixtures/memberships'
import { anOrder } from '@portal/api/fixtures/orders'
import { aUser } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { UnitRenewalPanel } from './UnitRenewalPanel.tsx'

const list = mock(listEnterpriseVips)
const renewal = mock(renewUnit)
const open = (...rows: OrderRow[]) => mock(listOrders).reply({ ...aPage(rows), counts: [], total_fen: 0 })
const unit = aUnitMembership()
const second = aUnitMembership({ id: 'u2', company_name: '江海物流有限公司', renewal: 'paid_ahead' })
const anOpenOrder = anOrder({
  subject_type: 'enterprise',
  subject_name: unit.company_name,
  amount_fen: 600_000,
})

const meta = preview.meta({
  component: UnitRenewalPanel,
  args: {
    applyPath: '/applyEnterpriseMember',
    orderPath: orderNo => `/home/invoiceOrder?order=${orderNo}`,
  },
  beforeEach: ({ msw }) => msw.use(mock(getCurrentUser).reply(aUser()), open(), list.reply(aPage([unit]))),
})

export const OneUnit = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: unit.company_name })).toBeVisible()
    await expect(canvas.getByText('¥6,000.00 / 年')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '生成续费订单' })).toBeVisible()
  },
})
export const Phone = meta.story({ ...OneUnit.input, globals: { viewport: { value: 'phone' } } })

/** Two units of one manager do not block each other. */
export const TwoUnits = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(aPage([unit, second])), open(anOpenOrder)),
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('region', { name: unit.company_name }))
    await expect(first.getByRole('link', { name: '去支付' })).toHaveAttribute(
      'href',
      '/home/invoiceOrder?order=2026051800137',
    )
    const other = within(canvas.getByRole('region', { name: '江海物流有限公司' }))
    await expect(other.getByText(/下一会员期的会费已经缴纳/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '生成续费订单' })).toBeNull()
  },
})

export const ManagesNone = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(aPage([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '申请单位会员' })).toHaveAttribute(
      'href',
      '/applyEnterpriseMember',
    )
  },
})

export const OrderedInAnotherWindow = meta.story({
  beforeEach: ({ msw }) => msw.use(renewal.refuse('open_order_exists')),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '生成续费订单' })
    msw.use(open(anOpenOrder))
    await userEvent.click(button)
    await expect(await canvas.findByRole('link', { name: '去支付' })).toBeVisible()
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(list.never()) })

export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(list.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(list.reply(aPage([unit])))
    await userEvent.click(retry)
    await expect(await canvas.findByRole('button', { name: '生成续费订单' })).toBeVisible()
  },
})
