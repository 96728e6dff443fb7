import { expect, waitFor } from 'storybook/test'
import { getOrder, listOrders } from '@portal/api/contract/orders.contract'
import type { OrderList, OrderRow } from '@portal/api/contract/orders.schema'
import { aPage } from '@portal/api/fixtures/memberships'
import { anOrder, anOrderDetail } from '@portal/api/fixtures/orders'
import { mock } from '@portal/api/mocks'
import preview from '../../../../../.storybook/preview.tsx'
import { MemberOrdersPanel } from './MemberOrdersPanel.tsx'

const orders = mock(listOrders)
const one = mock(getOrder)

const rows: OrderRow[] = [
  anOrder(),
  anOrder({ order_no: '2026051700031', created_at: '2026-05-17 09:00:00', order_status: 15 }),
  anOrder({
    order_no: '2026051500112',
    created_at: '2026-05-15 09:00:00',
    order_status: 10,
    deadline_at: null,
    reported_at: '2026-05-16 10:00:00',
  }),
  anOrder({
    order_no: '2026050900254',
    created_at: '2026-05-09 09:00:00',
    order_status: 20,
    received_fen: 15_000,
    deadline_at: null,
  }),
  anOrder({
    order_no: '2026032200087',
    created_at: '2026-03-22 09:00:00',
    order_status: 30,
    deadline_at: null,
    paid_at: '2026-03-23 11:00:00',
  }),
  anOrder({
    order_no: '2025110300019',
    created_at: '2025-11-03 09:00:00',
    order_status: 60,
    deadline_at: null,
  }),
  anOrder({
    order_no: '2025103000203',
    created_at: '2025-10-30 09:00:00',
    order_status: 90,
    deadline_at: null,
  }),
  anOrder({
    order_no: '2025102900001',
    created_at: '2025-10-29 09:00:00',
    order_status: 99,
    deadline_at: null,
  }),
]
const counts: OrderList['counts'] = [
  { order_status: 0, count: 1 },
  { order_status: 15, count: 1 },
  { order_status: 20, count: 1 },
  { order_status: 10, count: 1 },
  { order_status: 30, count: 18 },
  { order_status: 90, count: 1 },
]
const list = (some: OrderRow[], total = some.length) =>
  orders.reply({ ...aPage(some), total, counts, total_fen: 0 })

const meta = preview.meta({
  component: MemberOrdersPanel,
  args: { type: 'membership' as const },
  beforeEach: ({ msw }) => {
    msw.use(list(rows), one.reply(anOrderDetail({ channel: 'offline' })))
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '全部 23' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: '待支付 3' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: '补足余款 个人会费 订单 20260509 00254' })).toBeVisible()
    await expect(canvas.getByText('已到 ¥150.00，差 ¥50.00')).toBeVisible()
  },
})
export const OpensUnderItsRow = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '去支付 个人会费 订单 20260518 00137' }))
    await expect(await canvas.findByText('H7K4 M9QT')).toBeVisible()
    const close = canvas.getByRole('button', { name: '收起 个人会费 订单 20260518 00137' })
    await expect(close).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(close)
    await waitFor(() => expect(canvas.queryByText('H7K4 M9QT')).toBeNull())
  },
})
export const OpenAfterReload = meta.story({
  parameters: { router: { initialEntries: ['/home/invoiceOrder?order=2026051800137'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('H7K4 M9QT')).toBeVisible()
  },
})
export const ClosedInAnotherTab = meta.story({
  beforeEach: ({ msw }) => {
    const closed = { order_status: 90 as const, deadline_at: null }
    // the list was read before, the order after
    msw.use(
      list(rows),
      one.replyWith(() => {
        msw.use(list(rows.map((row, at) => (at === 0 ? { ...row, ...closed } : row))))
        return anOrderDetail(closed)
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '去支付 个人会费 订单 20260518 00137' }))
    const row = await canvas.findByRole('row', { name: /^2026-05-18/ })
    await waitFor(() => expect(row).toHaveTextContent('已关闭'))
    await expect(row).not.toHaveTextContent('待支付')
  },
})
export const OpenFromAnotherPage = meta.story({
  parameters: { router: { initialEntries: ['/home/invoiceOrder?order=2024010100001'] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: '订单 20240101 00001' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '收起订单' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: '订单 20240101 00001' })).toBeNull())
  },
})
export const Paged = meta.story({
  beforeEach: ({ msw }) => msw.use(list(rows, 23)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '下一页' }))
    await expect(await canvas.findByText('第 11–20 条，共 23 条')).toBeVisible()
  },
})
export const NothingInTheGroup = meta.story({
  parameters: { router: { initialEntries: ['/home/invoiceOrder?group=closed'] } },
  beforeEach: ({ msw }) => msw.use(list([])),
  play: async ({ canvas, msw, userEvent }) => {
    const all = await canvas.findByRole('button', { name: '查看全部订单' })
    msw.use(list(rows))
    await userEvent.click(all)
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
})
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(orders.reply({ ...aPage([]), counts: [], total_fen: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有订单' })).toBeVisible()
  },
})
export const NoEvaluations = meta.story({
  args: { type: 'evaluation' },
  beforeEach: ({ msw }) => msw.use(orders.reply({ ...aPage([]), counts: [], total_fen: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有评价费订单' })).toBeVisible()
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(orders.never()) })
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(orders.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(list(rows))
    await userEvent.click(retry)
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const OpenOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { router: { initialEntries: ['/home/invoiceOrder?order=2026051800137'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      list([
        anOrder({
          item: '单位会费（含补缴上一年度差额与会刊全年订阅）',
          item_note: '常务理事单位 · 1 年',
          amount_fen: 1_234_567_800,
        }),
        ...rows.slice(1),
      ]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('H7K4 M9QT')).toBeVisible()
  },
})

export const OpensWithWhatTheRowKnows = meta.story({
  // about the moment, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(one.never()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: '补足余款 个人会费 订单 20260509 00254' }),
    )
    await expect(await canvas.findByRole('heading', { name: '个人会费 20260509 00254' })).toBeVisible()
    await expect(canvas.getByText('还差金额')).toBeVisible()
    await expect(canvas.getByText('¥50.00')).toBeVisible()
  },
})
