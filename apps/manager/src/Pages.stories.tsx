import { expect, screen, within } from 'storybook/test'
import { AppTab } from '../../../.storybook/AppTab.tsx'
import { offersRetry, type Page } from '../../../.storybook/on-the-page.ts'
import preview from '../../../.storybook/preview.tsx'
import { App } from './App.tsx'
import { loadPage } from './Routing.tsx'

/** A page of the manager app at its real address, in a world of the toolbar's choice. */
const StaffPage = ({ path }: { path: string }) => <AppTab app={App} userType="manager" path={path} />

const meta = preview.meta({
  title: 'Pages/Staff',
  component: StaffPage,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen' },
  // as the app itself does when it starts
  loaders: [({ args: { path } }) => loadPage(path)],
})

const dark = { theme: 'dark', viewport: { value: 'wide' } } as const

const login = {
  args: { path: '/managerlogin' },
  parameters: { portal: {} },
  play: async ({ canvas }: Page) => {
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
  play: async ({ canvas }: Page) => {
    const table = within(await canvas.findByRole('table', { name: '待办事项' }))
    await expect(
      await table.findByRole('row', { name: /^个人审核 2 .* 5 个工作日 去办理个人审核$/ }),
    ).toBeVisible()
    await expect(table.getByRole('row', { name: /^单位审核 0 .* 5 个工作日 没有待办$/ })).toBeVisible()
    await expect(table.getByRole('row', { name: /^人才审核 2 .* 5 个工作日 去办理人才审核$/ })).toBeVisible()
    await expect(table.queryByRole('row', { name: /到账确认/ })).toBeNull()
    await expect(canvas.getByText(/^共 4 件/)).toBeVisible()
  },
}
export const Home = meta.story(home)
export const HomeDark = meta.story({ ...home, globals: dark })
/** Finance has queues of its own: a transfer and the rest of another; nothing has gone wrong. */
export const HomeOfFinance = meta.story({
  ...home,
  tags: ['no-picture'],
  parameters: { portal: { who: 'finance' } },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: '待办事项' }))
    await expect(
      await table.findByRole('row', { name: /^到账确认 3 最早 \d+ 天前填报 不限 去办理到账确认$/ }),
    ).toBeVisible()
    await expect(table.getByRole('row', { name: /^异常订单 0 .* 不限 没有待办$/ })).toBeVisible()
    await userEvent.click(table.getByRole('link', { name: '去办理到账确认' }))
    await expect(await canvas.findByRole('button', { name: /赵文博/ })).toBeVisible()
  },
})
export const HomeFails = meta.story({
  ...home,
  parameters: { portal: { who: 'finance', network: 'failing' } },
  play: offersRetry,
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
    await expect((await canvas.findByText('角色')).parentElement).toHaveTextContent('财务')
    await expect(canvas.getByLabelText('原密码')).toHaveValue('')
  },
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
