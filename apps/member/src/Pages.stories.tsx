import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AppTab } from '../../../.storybook/AppTab.tsx'
import preview from '../../../.storybook/preview.tsx'
import { App } from './App.tsx'

/** A page of the member app at its real address, in a world of the toolbar's choice. */
const MemberPage = ({ path }: { path: string }) => <AppTab app={App} userType="register" path={path} />

const meta = preview.meta({
  title: 'Pages/Member',
  component: MemberPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
})

const phone = { viewport: { value: 'phone' } } as const
const shows =
  (name: string | RegExp, role: 'heading' | 'article' | 'button' | 'link' = 'heading') =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await expect((await canvas.findAllByRole(role, { name }))[0]).toBeVisible()
  }

const login = { args: { path: '/login' }, parameters: { portal: {} }, play: shows('会员登录') }
export const Login = meta.story(login)
export const LoginPhone = meta.story({ ...login, globals: phone })
export const Register = meta.story({
  args: { path: '/login?view=register' },
  parameters: { portal: {} },
  play: shows('注册会员账号'),
})
export const ForgotPassword = meta.story({
  args: { path: '/login?view=forgot' },
  parameters: { portal: {} },
  play: shows('找回密码'),
})

const info = { args: { path: '/home/memberInfo' } }
export const MemberInfo = meta.story({
  ...info,
  parameters: { portal: { who: 'valid' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '陈知行' })).toHaveTextContent('2027-03-31')
    await expect(canvas.getByText('剩余', { exact: false })).toHaveTextContent('317')
    // three years, each with its order
    await expect(await canvas.findAllByRole('link', { name: /查看.*订单|^查看/ })).toHaveLength(4)
  },
})
export const MemberInfoPhone = meta.story({
  ...info,
  globals: phone,
  parameters: { portal: { who: 'expiring' } },
  play: shows('林月华', 'article'),
})
export const MemberInfoExpired = meta.story({
  ...info,
  parameters: { portal: { who: 'expired' } },
  play: shows('周明远', 'article'),
})
export const MemberInfoNotAMember = meta.story({
  ...info,
  parameters: { portal: { who: 'plain', data: 'empty' } },
  play: shows('申请个人会员', 'link'),
})
export const MemberInfoLong = meta.story({
  ...info,
  parameters: { portal: { who: 'valid', data: 'long' } },
  play: shows(/阿卜杜热合曼/, 'article'),
})
export const MemberInfoFails = meta.story({
  ...info,
  parameters: { portal: { who: 'valid', network: 'failing' } },
  play: shows('重新加载', 'button'),
})

const apply = { args: { path: '/applyMember/personal' }, parameters: { portal: { who: 'plain' } as const } }
export const ApplyPersonal = meta.story({ ...apply, play: shows('基本信息') })
export const ApplyPersonalPhone = meta.story({ ...apply, globals: phone, play: shows('基本信息') })
export const ApplyPersonalFails = meta.story({
  ...apply,
  parameters: { portal: { who: 'plain', network: 'failing' } },
  play: shows('重新加载', 'button'),
})

const orders = { args: { path: '/home/invoiceOrder' } }
export const InvoiceOrder = meta.story({
  ...orders,
  parameters: { portal: { who: 'expiring' } },
  play: async ({ canvas }) => {
    const rows = (await canvas.findAllByRole('row')).slice(1)
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toHaveTextContent('待支付')
    await expect(rows[1]).toHaveTextContent('已支付')
    await expect(rows[0]).toHaveTextContent('¥200.00')
  },
})
export const InvoiceOrderPhone = meta.story({
  ...orders,
  globals: phone,
  parameters: { portal: { who: 'expiring' } },
  play: shows('订单与发票'),
})
export const InvoiceOrderEmpty = meta.story({
  ...orders,
  parameters: { portal: { who: 'valid', data: 'empty' } },
  play: shows(/还没有订单/),
})
export const InvoiceOrderFails = meta.story({
  ...orders,
  parameters: { portal: { who: 'valid', network: 'failing' } },
  play: shows('重新加载', 'button'),
})

const setting = { args: { path: '/home/setting' } }
/** On the real portal: what is saved stands there, and in the header. */
export const Setting = meta.story({
  ...setting,
  parameters: { portal: { who: 'valid' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改昵称' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /昵称/ }), '远山')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByRole('button', { name: '远山' })).toBeVisible()
    await expect(await canvas.findByText('本机')).toBeVisible()
  },
})
export const SettingPhone = meta.story({
  ...setting,
  globals: phone,
  parameters: { portal: { who: 'plain' } },
  play: shows('登录中的设备'),
})
export const SettingFails = meta.story({
  ...setting,
  parameters: { portal: { who: 'valid', network: 'failing' } },
  play: shows('重新加载', 'button'),
})

export const Renewal = meta.story({
  args: { path: '/home/renew/personal_vip' },
  parameters: { portal: { who: 'expired' } },
  play: shows('续费'),
})
export const Agreement = meta.story({
  args: { path: '/agreement' },
  parameters: { portal: {} },
  play: shows('会员服务协议'),
})
export const Privacy = meta.story({
  args: { path: '/privacy' },
  parameters: { portal: {} },
  play: shows('个人信息保护政策'),
})
export const NotOpenYet = meta.story({
  args: { path: '/searchScore' },
  parameters: { portal: {} },
  play: shows('考试成绩查询'),
})
const lost = {
  args: { path: '/no-such-page' },
  parameters: { portal: { who: 'valid' } as const },
  play: shows('没有找到这个页面'),
}
export const NotFound = meta.story(lost)
export const NotFoundPhone = meta.story({ ...lost, globals: phone })
