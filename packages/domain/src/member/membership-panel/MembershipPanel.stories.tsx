import type { HttpHandler } from 'msw'
import { expect, within } from 'storybook/test'
import { currentApplication } from '@portal/api/contract/applications.contract'
import { listPersonalVips } from '@portal/api/contract/memberships.contract'
import { getOrder } from '@portal/api/contract/orders.contract'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { getCurrentUser } from '@portal/api/contract/users.contract'
import { anApplication } from '@portal/api/fixtures/applications'
import { aMembership, aPage } from '@portal/api/fixtures/memberships'
import { anOrderDetail } from '@portal/api/fixtures/orders'
import { aUser } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import type { Application } from '@portal/api/contract/applications.schema'
import preview from '../../../../../.storybook/preview.tsx'
import { MembershipPanel } from './MembershipPanel.tsx'

const user = mock(getCurrentUser)
const memberships = mock(listPersonalVips)
const applications = mock(currentApplication)
const orders = mock(getOrder)

const current = (application: Application | null, reasons: string[] = []) =>
  applications.reply({ application, can_apply: reasons.length === 0, reasons, fee_fen: 20_000 })

const meta = preview.meta({
  component: MembershipPanel,
  beforeEach: ({ msw }) => {
    msw.use(user.reply(aUser()), memberships.reply(aPage([aMembership()])), current(null))
  },
})

const noMember = [user.reply(aUser({ personal_vip_valid: false })), memberships.reply(aPage([]))]

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '陈知行' })).toBeVisible()
    await expect(canvas.getByText('317')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '续费 ¥200.00' })).toHaveAttribute(
      'href',
      '/home/renew/personal_vip',
    )
  },
})
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(user.never()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正在加载')).toBeInTheDocument()
  },
})
export const Expiring = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      memberships.reply(
        aPage([
          aMembership({
            status: 'expiring',
            expired_time: '2026-06-10 23:59:59',
            days_left: 23,
            next_starts_at: '2026-06-11',
          }),
        ]),
      ),
    ),
  play: async ({ canvas }) => {
    const renew = await canvas.findByRole('link', { name: '续费 ¥200.00' })
    await expect(renew).toHaveAttribute('href', '/home/renew/personal_vip')
    await expect(canvas.getByText('现在续费，新会员期从 2026-06-11 起算。')).toBeVisible()
  },
})
export const Grace = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      memberships.reply(
        aPage([
          aMembership({
            status: 'grace',
            expired_time: '2026-05-10 23:59:59',
            days_left: 0,
            next_starts_at: '2026-05-11',
          }),
        ]),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/宽限期至 2026-06-09/)).toBeVisible()
  },
})
export const Expired = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      memberships.reply(
        aPage([aMembership({ status: 'expired', expired_time: '2026-03-31 23:59:59', days_left: 0 })]),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '续费 ¥200.00' })).toBeVisible()
  },
})
export const Suspended = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(memberships.reply(aPage([aMembership({ status: 'suspended', renewal: 'closed' })]))),
})
export const PaidAhead = meta.story({
  beforeEach: ({ msw }) => msw.use(memberships.reply(aPage([aMembership({ renewal: 'paid_ahead' })]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('下一会员期的会费已经缴纳。')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /续费/ })).toBeNull()
  },
})
export const Terminated = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      memberships.reply(aPage([aMembership({ status: 'terminated', renewal: 'closed' })])),
      current(anApplication({ status: 'completed' })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '申请个人会员' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /续费/ })).toBeNull()
  },
})
export const NotAMember = meta.story({
  beforeEach: ({ msw }) => msw.use(...noMember),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '申请个人会员' })).toHaveAttribute(
      'href',
      '/applyMember/personal?step=1',
    )
  },
})
export const MayNotApply = meta.story({
  beforeEach: ({ msw }) => msw.use(...noMember, current(null, ['已有一笔会费订单等待支付'])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已有一笔会费订单等待支付')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '申请个人会员' })).toBeNull()
  },
})

const standing =
  (application: Application) =>
  ({ msw }: { msw: { use: (...handlers: HttpHandler[]) => void } }) => {
    msw.use(...noMember, current(application))
  }

export const Draft = meta.story({
  beforeEach: standing(anApplication({ status: 'draft', submitted_at: null, deadline_at: null })),
})
export const Submitted = meta.story({
  beforeEach: standing(anApplication()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('待审核')).toBeVisible()
    await expect(canvas.getByText(/协会在 2026-05-21 前给出结果/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看申请' })).toBeVisible()
  },
})
export const Returned = meta.story({
  beforeEach: standing(
    anApplication({
      status: 'returned',
      remarks: [{ field: 'employer', text: '与社保单位不一致，请核对' }],
      deadline_at: '2026-07-17 23:59:59',
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去补正' })).toHaveAttribute(
      'href',
      '/applyMember/personal',
    )
  },
})
const approved = anApplication({
  status: 'approved_unpaid',
  order_no: '2026051800137',
  deadline_at: '2026-06-17 23:59:59',
})
const owing =
  (part: Partial<OrderDetail>) =>
  ({ msw }: { msw: { use: (...handlers: HttpHandler[]) => void } }) => {
    msw.use(...noMember, current(approved), orders.reply(anOrderDetail(part)))
  }

export const ApprovedUnpaid = meta.story({
  beforeEach: owing({ deadline_at: '2026-06-17 23:59:59' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去缴费' })).toHaveAttribute(
      'href',
      '/home/invoiceOrder?order=2026051800137',
    )
  },
})
export const TransferReported = meta.story({
  beforeEach: owing({ order_status: 10, channel: 'offline', reported_at: '2026-05-18 15:02:00' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('待确认')).toBeVisible()
    await expect(canvas.getByText(/已于 2026-05-18 15:02 填报转账，等待协会财务确认/)).toBeVisible()
    await expect(canvas.queryByText('待缴费')).toBeNull()
    await expect(canvas.getByRole('link', { name: '查看填报' })).toHaveAttribute(
      'href',
      '/home/invoiceOrder?order=2026051800137',
    )
  },
})
export const TransferSentBack = meta.story({
  beforeEach: owing({ order_status: 15, channel: 'offline', sent_back_reason: '凭证看不清，请重新上传' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('协会财务退回了填报：凭证看不清，请重新上传')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去修改' })).toBeVisible()
  },
})
export const OrderIsMissing = meta.story({
  beforeEach: ({ msw }) => msw.use(...noMember, current(approved), orders.fault()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去缴费' })).toBeVisible()
  },
})
export const Rejected = meta.story({
  beforeEach: standing(
    anApplication({ status: 'rejected', remark: '目前从事的岗位与财务管理无关，不符合个人会员条件。' }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/岗位与财务管理无关/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '重新申请' })).toHaveAttribute(
      'href',
      '/applyMember/personal?step=1',
    )
  },
})
export const Withdrawn = meta.story({
  beforeEach: standing(anApplication({ status: 'withdrawn', decided_at: '2026-05-16 09:00:00' })),
})
export const Lapsed = meta.story({ beforeEach: standing(anApplication({ status: 'lapsed' })) })

export const SignedOut = meta.story({ beforeEach: ({ msw }) => msw.use(user.notSignedIn()) })
export const Fault = meta.story({
  beforeEach: ({ msw }) => msw.use(memberships.fault()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('错误编号 E-7F2A')).toBeVisible()
  },
})
export const RecoversFromOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(memberships.offline()),
  play: async ({ canvas, msw, userEvent }) => {
    const failed = await canvas.findByRole('alert')
    await expect(failed).toHaveTextContent('网络状态不好')
    msw.use(memberships.reply(aPage([aMembership()])))
    await userEvent.click(within(failed).getByRole('button', { name: '重新加载' }))
    await expect(await canvas.findByRole('article', { name: '陈知行' })).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const NotAMemberPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...noMember),
})
