import { aHome } from '@portal/api/fixtures/users'
import { memberPages } from '@portal/api/rules/member-pages'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AccountMenu } from '../../shared/account-menu/index.ts'
import { navItems } from './links.ts'
import { SiteHeader } from './SiteHeader.tsx'

const logout = fn()
const menu = (
  <AccountMenu
    name="138****5678"
    avatar={null}
    homePath="/home"
    setting={memberPages.setting}
    onLogout={logout}
  />
)

const meta = preview.meta({
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    items: navItems(aHome().guider_bar, 'https://www.nefma.example'),
    account: <a href="/login">登录</a>,
  },
})

export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: '协会概况' })).toHaveAttribute(
      'href',
      'https://www.nefma.example/nodes/2',
    )
  },
})

export const SignedIn = meta.story({
  args: { account: menu },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '138****5678' })
    await userEvent.click(trigger)
    await expect(canvas.getByRole('link', { name: '会员中心' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(canvas.queryByRole('link', { name: '会员中心' })).toBeNull()
    await userEvent.click(trigger)
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }))
    await expect(logout).toHaveBeenCalledOnce()
  },
})

export const MoreItemsAt1024 = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    const late = () => canvas.getAllByText('会刊').at(-1)
    await expect(late()).not.toBeVisible()
    await userEvent.click(canvas.getByText('更多'))
    await expect(late()).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  args: { account: menu },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation', { name: '站点导航' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '展开导航' }))
    await expect(canvas.getByRole('link', { name: '会刊' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '收起导航' }))
    await expect(canvas.queryByRole('navigation', { name: '站点导航' })).toBeNull()
  },
})

export const NoNavigation = meta.story({ args: { items: [] } })
