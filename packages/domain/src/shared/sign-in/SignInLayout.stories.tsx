import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SignInHelp, SignInLayout } from './SignInLayout.tsx'

const meta = preview.meta({
  component: SignInLayout,
  parameters: { session: 'none', layout: 'fullscreen' },
  args: {
    title: '会员登录',
    services: [{ name: '会员查询', hint: '按会员编号或姓名', to: '/searchMember' }],
    help: <SignInHelp phone="010-6800 0000" />,
    children: <p>表单</p>,
  },
})

export const WithServices = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '会员登录' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /会员查询/ })).toHaveAttribute('href', '/searchMember')
    await expect(canvas.getByText(/010-6800 0000/)).toBeVisible()
  },
})
/** Without a site header around it, the page fills the window. */
export const Alone = meta.story({
  args: { title: '管理端登录', services: [], help: undefined, alone: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    const page = canvas.getByRole('complementary', { name: '全国企业财务管理协会' })
    await expect(page.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight)
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('表单')).toBeVisible()
  },
})
export const AlonePhone = meta.story({
  args: { title: '管理端登录', services: [], help: undefined, alone: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('全国企业财务管理协会', { selector: 'p' })).toBeVisible()
  },
})
export const Dark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { title: '管理端登录', services: [], alone: true },
})
