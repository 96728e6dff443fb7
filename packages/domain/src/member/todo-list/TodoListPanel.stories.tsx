import { expect } from 'storybook/test'
import { currentApplication } from '@portal/api/contract/applications.contract'
import type { Application } from '@portal/api/contract/applications.schema'
import { listOrders } from '@portal/api/contract/orders.contract'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { anApplication } from '@portal/api/fixtures/applications'
import { aPage } from '@portal/api/fixtures/memberships'
import { anEvaluation, anOrder } from '@portal/api/fixtures/orders'
import { mock } from '@portal/api/mocks'
import preview from '../../../../../.storybook/preview.tsx'
import { TodoListPanel } from './TodoListPanel.tsx'

const applications = mock(currentApplication)
const orders = mock(listOrders)

const current = (application: Application | null) =>
  applications.reply({ application, can_apply: false, reasons: [], fee_fen: 20_000 })
/** Of each type its own. */
const list = (rows: OrderRow[]) =>
  orders.answer(({ params: { prefix } }) =>
    Promise.resolve({
      ...aPage(rows.filter(({ kind }) => (kind === 'evaluation') === (prefix === 'nrckapi'))),
      counts: [],
      total_fen: 0,
    }),
  )

const returned = anApplication({
  status: 'returned',
  deadline_at: '2026-07-17 23:59:59',
  remarks: [
    { field: 'employer', text: '与社保单位不一致' },
    { field: 'title', text: '请写全称' },
  ],
})

const meta = preview.meta({
  component: TodoListPanel,
  beforeEach: ({ msw }) => {
    msw.use(
      current(returned),
      list([
        anOrder(),
        anOrder({ order_no: '2026051700031', order_status: 15 }),
        anOrder({ order_no: '2026050900254', order_status: 20, received_fen: 15_000, deadline_at: null }),
      ]),
    )
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 项')).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: '去补正 入会申请被退回，请按 2 条意见补正' }),
    ).toHaveAttribute('href', '/applyMember/personal')
    await expect(canvas.getByRole('link', { name: '去支付 个人会费 ¥200.00 待支付' })).toHaveAttribute(
      'href',
      '/home/invoiceOrder?order=2026051800137',
    )
  },
})
export const AnEvaluationToPay = meta.story({
  beforeEach: ({ msw }) => msw.use(current(null), list([anOrder(), anEvaluation()])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 项')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去支付 评价费 ¥1,200.00 待支付' })).toHaveAttribute(
      'href',
      '/home/evaluation/payment/evaluation?order=2026051800142',
    )
  },
})
export const Nothing = meta.story({
  beforeEach: ({ msw }) => msw.use(current(null), list([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('现在没有需要您办理的事项。')).toBeVisible()
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(orders.never()) })
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(orders.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(list([anOrder()]))
    await userEvent.click(retry)
    await expect(await canvas.findByText('2 项')).toBeVisible()
  },
})
export const LongItemPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      current(null),
      list([
        anOrder({
          item: '单位会费（含补缴上一年度差额与会刊全年订阅及培训资料工本费）',
          amount_fen: 123_456_789,
        }),
      ]),
    ),
})
