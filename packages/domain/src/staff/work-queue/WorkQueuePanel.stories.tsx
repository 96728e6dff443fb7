import { listDelegations } from '@portal/api/contract/delegations.contract'
import { listApplications } from '@portal/api/contract/applications.contract'
import { listOrders } from '@portal/api/contract/orders.contract'
import { getCurrentStaff, workCounts } from '@portal/api/contract/staff.contract'
import { anApplicationRow } from '@portal/api/fixtures/applications'
import { delegatedTasks } from '@portal/api/fixtures/delegations'
import { anOrder } from '@portal/api/fixtures/orders'
import { aStaff } from '@portal/api/fixtures/users'
import { someWorkCounts } from '@portal/api/fixtures/work-counts'
import { mock } from '@portal/api/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { WorkQueuePanel } from './WorkQueuePanel.tsx'

const counts = mock(workCounts)
const staff = mock(getCurrentStaff)
const orders = mock(listOrders)
const applications = mock(listApplications)
const delegations = mock(listDelegations)
const audit = someWorkCounts({ personal_applications: 12, enterprise_applications: 0 })

const meta = preview.meta({
  component: WorkQueuePanel,
  globals: { density: 'staff', viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen', session: 'manager' },
  beforeEach: ({ msw }) =>
    msw.use(
      staff.reply(aStaff()),
      delegations.reply({ list: [] }),
      counts.reply(someWorkCounts({ payments_to_confirm: 23, refunds: 4, exceptions: 2 })),
      orders.reply({
        list: [anOrder({ order_status: 10, reported_at: '2026-05-18 15:02:00' })],
        total: 23,
        page: 1,
        page_size: 10,
        counts: [],
        total_fen: 0,
      }),
      applications.reply({
        list: [anApplicationRow({ waited_days: 4 })],
        total: 12,
        page: 1,
        page_size: 20,
        counts: [],
      }),
    ),
})

export const Finance = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去办理到账确认' })).toHaveAttribute(
      'href',
      '/paymentAffirm',
    )
    await expect(canvas.getByRole('link', { name: '去办理异常订单' })).toHaveAttribute(
      'href',
      '/paymentAffirm?status=99',
    )
    await expect(canvas.getByRole('link', { name: '去办理退款' })).toHaveAttribute(
      'href',
      '/orderManagement?status=40',
    )
    await expect(canvas.getByText('共 29 件')).toBeVisible()
    await expect(await canvas.findByText(/填报/)).toBeVisible()
    await expect(canvas.queryByText('个人审核')).toBeNull()
  },
})

/** It is there as soon as somebody looks again. */
export const WithWorkOfColleagues = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '去办理退款' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: /^同事转给您/ })).toBeNull()
    msw.use(delegations.reply({ list: [...delegatedTasks] }))
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await expect(await canvas.findByRole('heading', { name: '同事转给您 2 件' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '05-15 对账' })).toBeVisible()
  },
})

/** Where all that waits is of evaluations the way leads there. */
export const EvaluationsOfFinance = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      counts.reply(
        someWorkCounts({
          payments_to_confirm: 5,
          refunds: 1,
          exceptions: 0,
          invoices: 2,
          of_evaluations: { payments_to_confirm: 3, refunds: 1, exceptions: 0, invoices: 2 },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去办理到账确认' })).toHaveAttribute(
      'href',
      '/paymentAffirm',
    )
    await expect(canvas.getByRole('link', { name: '去办理退款' })).toHaveAttribute(
      'href',
      '/orderManagement?status=40&type=evaluation',
    )
    await expect(canvas.getByRole('link', { name: '去办理发票管理' })).toHaveAttribute(
      'href',
      '/invoiceManagement?type=evaluation',
    )
  },
})

export const Super = meta.story({
  beforeEach: ({ msw }) => msw.use(staff.reply(aStaff({ remark: 'super' })), counts.reply(audit)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还剩 1 个工作日')).toBeVisible()
    await expect(canvas.getByText('没有待办')).toBeVisible()
    await expect(canvas.queryByText('到账确认')).toBeNull()
  },
})

export const NoQueueForThisRole = meta.story({
  beforeEach: ({ msw }) => msw.use(staff.reply(aStaff({ remark: 'exam' })), counts.reply(someWorkCounts())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去考试成绩' })).toHaveAttribute(
      'href',
      '/examResults',
    )
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(counts.never()) })

export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(counts.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(counts.reply(someWorkCounts({ payments_to_confirm: 1, refunds: 0, exceptions: 0 })))
    await userEvent.click(retry)
    await expect(await canvas.findByRole('link', { name: '去办理到账确认' })).toBeVisible()
  },
})

export const WaitingIsUnknown = meta.story({
  beforeEach: ({ msw }) => msw.use(orders.fault()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去办理到账确认' })).toBeVisible()
  },
})

export const Dark = meta.story({
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(staff.reply(aStaff({ remark: 'super' })), counts.reply(audit)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还剩 1 个工作日')).toBeVisible()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const PhoneDark = meta.story({
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(staff.reply(aStaff({ remark: 'super' })), counts.reply(audit)),
})
