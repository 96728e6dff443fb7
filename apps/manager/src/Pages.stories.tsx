import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { AppTab } from '../../../.storybook/AppTab.tsx'
import preview from '../../../.storybook/preview.tsx'
import { App } from './App.tsx'

/** A page of the manager app at its real address, in a world of the toolbar's choice. */
const StaffPage = ({ path }: { path: string }) => <AppTab app={App} userType="manager" path={path} />

const meta = preview.meta({
  title: 'Pages/Staff',
  component: StaffPage,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen' },
})

const dark = { theme: 'dark', viewport: { value: 'wide' } } as const
const shows =
  (name: string | RegExp, role: 'heading' | 'button' | 'link' = 'heading') =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await expect((await canvas.findAllByRole(role, { name }))[0]).toBeVisible()
  }

const login = {
  args: { path: '/managerlogin' },
  parameters: { portal: {} },
  play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await expect(await canvas.findByRole('textbox', { name: '用户名' })).toBeVisible()
    await expect(canvas.getByLabelText('密码')).toHaveValue('')
    await expect(document.title).toBe('全国企业财务管理协会-管理端登录')
  },
}
export const Login = meta.story(login)
export const LoginDark = meta.story({ ...login, globals: dark })

const home = {
  args: { path: '/' },
  parameters: { portal: { who: 'super' } as const },
  play: shows('首页'),
}
export const Home = meta.story(home)
export const HomeDark = meta.story({ ...home, globals: dark })
export const HomeFails = meta.story({
  ...home,
  parameters: { portal: { who: 'finance', network: 'failing' } },
  play: shows('重新加载', 'button'),
})

/** Who has no such entry in the menu reaches it by the own one. */
export const Setting = meta.story({
  args: { path: '/examResults' },
  parameters: { portal: { who: 'exam' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'exam，更多' }))
    const menu = within(await screen.findByRole('group', { name: '我的设置' }))
    await userEvent.click(menu.getByRole('link', { name: '账号设置' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: '账号设置' })).toBeVisible()
    await expect(await canvas.findByText('本机')).toBeVisible()
  },
})
export const SettingDark = meta.story({
  args: { path: '/setting' },
  globals: dark,
  parameters: { portal: { who: 'finance' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本机')).toBeVisible()
    await expect(canvas.getByText('角色').parentElement).toHaveTextContent('财务')
    await expect(canvas.getByLabelText('原密码')).toHaveValue('')
  },
})

const orders = { args: { path: '/orderManagement' } }
export const OrderManagement = meta.story({
  ...orders,
  parameters: { portal: { who: 'finance' } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /赵文博/ })
    await expect(row).toHaveTextContent('¥200.00')
    await expect(row).toHaveTextContent('待确认')
    await expect(canvas.getByRole('row', { name: /郑向阳/ })).toHaveTextContent('部分到账')
    // the unit's four years at 6,000 and everybody's at 200
    await expect(canvas.getByText('¥26,400.00')).toBeVisible()
  },
})
export const OrderManagementDark = meta.story({
  ...orders,
  globals: dark,
  parameters: { portal: { who: 'finance', data: 'long' } },
  play: shows('订单管理'),
})
export const OrderManagementEmpty = meta.story({
  ...orders,
  parameters: { portal: { who: 'agent', data: 'empty' } },
  play: shows('还没有订单'),
})
export const OrderManagementFails = meta.story({
  ...orders,
  parameters: { portal: { who: 'others', network: 'failing' } },
  play: shows('重新加载', 'button'),
})

const payments = { args: { path: '/paymentAffirm' }, play: shows('到账确认') }
export const PaymentAffirm = meta.story({
  ...payments,
  parameters: { portal: { who: 'finance' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /赵文博/ })).toHaveTextContent('¥200.00')
    await expect(canvas.queryByRole('button', { name: /高建国/ })).toBeNull()
  },
})
export const PaymentAffirmDark = meta.story({
  ...payments,
  globals: dark,
  parameters: { portal: { who: 'finance' } },
})
export const PaymentAffirmEmpty = meta.story({
  ...payments,
  parameters: { portal: { who: 'finance', data: 'empty' } },
})
export const PaymentAffirmPhone = meta.story({
  ...payments,
  globals: { viewport: { value: 'phone' } },
  parameters: { portal: { who: 'finance' } },
})

const audit = { args: { path: '/memberAudit/personal' } }
export const MemberAudit = meta.story({
  ...audit,
  parameters: { portal: { who: 'super', data: 'long' } },
  play: async ({ canvas }) => {
    // the queue holds what was submitted, with the longest names there are
    await expect((await canvas.findAllByRole('button', { name: /买买提依明/ }))[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /孙浩然/ })).toBeNull()
  },
})
export const MemberAuditDark = meta.story({
  ...audit,
  globals: dark,
  parameters: { portal: { who: 'super' } },
  play: shows('个人审核'),
})
export const MemberAuditEmpty = meta.story({
  ...audit,
  parameters: { portal: { who: 'super', data: 'empty' } },
  play: shows('个人审核'),
})
export const NotFound = meta.story({
  args: { path: '/memberAudit/personal' },
  parameters: { portal: { who: 'finance' } },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main'))
    await expect(await page.findByRole('link', { name: '到账确认' })).toHaveAttribute(
      'href',
      '/paymentAffirm',
    )
    await expect(page.queryByText(/王思源/)).toBeNull()
  },
})
