import { savePreferences } from '@portal/api/contract/settings.contract'
import { getCurrentStaff, workCounts } from '@portal/api/contract/staff.contract'
import { aStaff } from '@portal/api/fixtures/users'
import { someWorkCounts } from '@portal/api/fixtures/work-counts'
import { mock } from '@portal/api/mocks'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { StaffLayoutPanel } from './StaffLayoutPanel.tsx'
import { StaffPage } from './StaffPage.tsx'

const staff = mock(getCurrentStaff)
const counts = mock(workCounts)
const money = someWorkCounts({ payments_to_confirm: 23, refunds: 4, exceptions: 2, invoices: 4 })
const logout = fn()

const meta = preview.meta({
  component: StaffLayoutPanel,
  globals: { density: 'staff', viewport: { value: 'wide' } },
  parameters: {
    layout: 'fullscreen',
    session: 'manager',
    router: { initialEntries: ['/orderManagement'] },
  },
  args: {
    onLogout: logout,
    children: (
      <StaffPage title="订单管理">
        <p style={{ padding: 20 }}>页面内容</p>
      </StaffPage>
    ),
  },
  beforeEach: ({ msw }) =>
    msw.use(
      staff.reply(aStaff()),
      counts.reply(money),
      mock(savePreferences).replyWith(({ preferences }) => ({ preferences })),
    ),
})

export const Finance = meta.story({
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: '管理端' }))
    await expect(await menu.findByRole('link', { name: '到账确认 待处理 23' })).toHaveAttribute(
      'href',
      '/paymentAffirm',
    )
    await expect(menu.getByRole('link', { name: '订单管理' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.queryByRole('link', { name: /个人审核/ })).toBeNull()
    await expect(canvas.getByText('财务')).toBeVisible()
  },
})

/** What waits is of evaluations alone: the menu leads to their side of the desk. */
export const OnlyEvaluationsWait = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      counts.reply(
        someWorkCounts({
          payments_to_confirm: 2,
          invoices: 4,
          of_evaluations: { payments_to_confirm: 2, invoices: 1 },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: '管理端' }))
    await expect(await menu.findByRole('link', { name: '到账确认 待处理 2' })).toHaveAttribute(
      'href',
      '/paymentAffirm?type=evaluation',
    )
    await expect(menu.getByRole('link', { name: '发票管理 待处理 4' })).toHaveAttribute(
      'href',
      '/invoiceManagement',
    )
  },
})

export const Super = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      staff.reply(aStaff({ name: '林若谷', remark: 'super' })),
      counts.reply(someWorkCounts({ personal_applications: 12, enterprise_applications: 5 })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '审核' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '个人审核 待处理 12' })).toBeVisible()
  },
})

export const OthersSeeTheOrderDeskOnly = meta.story({
  beforeEach: ({ msw }) => msw.use(staff.reply(aStaff({ remark: 'others' }))),
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: '管理端' }))
    await expect(await menu.findAllByRole('link')).toHaveLength(1)
  },
})

export const PersonMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: '沈静仪，更多' })
    await userEvent.click(more)
    await userEvent.click(canvas.getByRole('radio', { name: '深色' }))
    await expect(canvas.getByRole('radio', { name: '深色' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }))
    await expect(logout).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(more).toHaveFocus())
  },
})

export const SkipsToTheContent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('页面内容')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: '跳到正文' })).toHaveFocus())
  },
})

export const Dark = meta.story({ globals: { theme: 'dark' } })

export const DarkMenu = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '沈静仪，更多' }))
  },
})

export const IconsOnly = meta.story({
  globals: { viewport: { value: 'laptop' } },
  parameters: {
    viewport: { options: { laptop: { name: 'Laptop', styles: { width: '1100px', height: '800px' } } } },
  },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: '到账确认 待处理 23' })
    await expect(link.offsetWidth).toBeLessThan(48)
    const tip = canvas.getByText('首页')
    await expect(getComputedStyle(tip).opacity).toBe('0')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: '首页' })).toHaveFocus())
    await waitFor(() => expect(getComputedStyle(tip).opacity).toBe('1'))
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('页面内容')
    await expect(canvas.queryByRole('navigation', { name: '管理端' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '展开菜单' }))
    await expect(await canvas.findByRole('link', { name: '到账确认 待处理 23' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('navigation', { name: '管理端' })).toBeNull()
  },
})

export const PhoneDarkMenu = meta.story({
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('页面内容')
    await userEvent.click(canvas.getByRole('button', { name: '展开菜单' }))
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(staff.never()),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('页面内容')).toBeNull()
  },
})

export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(staff.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(staff.reply(aStaff()))
    await userEvent.click(retry)
    await expect(await canvas.findByText('页面内容')).toBeVisible()
  },
})

export const LongName = meta.story({
  beforeEach: ({ msw }) => msw.use(staff.reply(aStaff({ name: '欧阳上官司马诸葛慕容令狐独孤宇文' }))),
})
