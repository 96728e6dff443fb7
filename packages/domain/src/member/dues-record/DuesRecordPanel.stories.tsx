import { expect, within } from 'storybook/test'
import { listDuesPeriods } from '@portal/api/contract/memberships.contract'
import { aDuesPeriod, aPage } from '@portal/api/fixtures/memberships'
import { mock } from '@portal/api/mocks'
import preview from '../../../../../.storybook/preview.tsx'
import { DuesRecordPanel } from './DuesRecordPanel.tsx'

const periods = mock(listDuesPeriods)
const history = [
  aDuesPeriod(),
  aDuesPeriod({ id: 'p2', starts_at: '2025-04-01', ends_at: '2026-03-31', paid_on: '2025-03-28' }),
  aDuesPeriod({
    id: 'p3',
    type: 'join',
    starts_at: '2023-05-18',
    ends_at: '2025-03-31',
    paid_on: '2023-05-18',
    order_no: null,
  }),
]

const meta = preview.meta({
  component: DuesRecordPanel,
  beforeEach: ({ msw }) => msw.use(periods.reply(aPage(history))),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    await expect(within(table).getAllByRole('row')).toHaveLength(4)
    await expect(
      canvas.getByRole('link', { name: '查看会员期 2026-04-01 至 2027-03-31 的订单' }),
    ).toHaveAttribute('href', '/home/invoiceOrder?order=2026032200087')
  },
})
export const Paged = meta.story({
  beforeEach: ({ msw }) => msw.use(periods.reply({ ...aPage(history), total: 23 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '下一页' }))
    await expect(await canvas.findByText('第 11–20 条，共 23 条')).toBeVisible()
  },
})
export const SecondPageFails = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(periods.reply({ ...aPage(history), total: 23 })),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('table')
    msw.use(periods.fault())
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await expect(await canvas.findByText('会费记录没有加载出来。')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(periods.never()) })
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(periods.reply(aPage([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有会费记录' })).toBeVisible()
  },
})
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(periods.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(periods.reply(aPage(history)))
    await userEvent.click(retry)
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
