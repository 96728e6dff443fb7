import { expect } from 'storybook/test'
import { AppTab } from '../../../.storybook/AppTab.tsx'
import { offersRetry, showsText, type Page } from '../../../.storybook/on-the-page.ts'
import preview from '../../../.storybook/preview.tsx'
import { showsRows } from '../../../.storybook/rows.ts'
import { App } from './App.tsx'
import { loadPage } from './Routing.tsx'

/** A page of the member app at its real address, in a world of the toolbar's choice. */
const MemberPage = ({ path }: { path: string }) => <AppTab app={App} userType="register" path={path} />

const meta = preview.meta({
  title: 'Pages/Member',
  component: MemberPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // as the app itself does when it starts
  loaders: [({ args: { path } }) => loadPage(path)],
})

const phone = { viewport: { value: 'phone' } } as const

const codeForm = async ({ canvas }: Page) => {
  await expect(await canvas.findByRole('textbox', { name: '短信验证码' })).toBeVisible()
  await expect(canvas.getByRole('link', { name: '协会管理端' })).toHaveAttribute('href', '/managerlogin')
  await expect(canvas.getByRole('checkbox', { name: /会员服务协议/ })).not.toBeChecked()
}
const login = { args: { path: '/login' }, parameters: { portal: {} } }
export const Login = meta.story({
  ...login,
  play: async page => {
    await codeForm(page)
    await expect(page.canvas.getByRole('link', { name: /考试成绩查询/ })).toHaveAttribute(
      'href',
      '/searchScore',
    )
    await expect(await page.canvas.findByText(/请致电 010-6800 0000/)).toBeVisible()
  },
})
export const LoginPhone = meta.story({ ...login, globals: phone, play: codeForm })
export const Register = meta.story({
  args: { path: '/login?view=register' },
  parameters: { portal: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('设置密码')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /会员服务协议/ })).not.toBeChecked()
  },
})
export const ForgotPassword = meta.story({
  args: { path: '/login?view=forgot' },
  parameters: { portal: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('新密码')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '短信验证码' })).toBeVisible()
  },
})

/** The card, and every year that was paid. */
const memberWith =
  (name: string | RegExp, facts: readonly string[], ...years: readonly (readonly string[])[]) =>
  async (page: Page) => {
    const card = await page.canvas.findByRole('article', { name })
    for (const fact of facts) await expect(card).toHaveTextContent(fact)
    await showsRows(...years)(page)
  }
const info = { args: { path: '/home/memberInfo' } }
export const MemberInfo = meta.story({
  ...info,
  parameters: { portal: { who: 'valid' } },
  play: async page => {
    await memberWith(
      '陈知行',
      ['有效', 'P-2024-000001', '2027-03-31'],
      ['2026-04-01 至 2027-03-31', '续费', '¥200.00'],
      ['2025-04-01 至 2026-03-31', '续费', '¥200.00'],
      ['2024-04-01 至 2025-03-31', '入会', '¥200.00'],
    )(page)
    await expect(page.canvas.getByText('剩余', { exact: false })).toHaveTextContent('317')
    await expect(
      await page.canvas.findByRole('link', { name: '去支付 评价费 ¥1,200.00 待支付' }),
    ).toBeVisible()
  },
})
export const MemberInfoPhone = meta.story({
  ...info,
  globals: phone,
  parameters: { portal: { who: 'expiring' } },
  play: async page => {
    await memberWith('林月华', ['即将到期', '2026-06-14'], ['续费', '¥200.00'], ['入会', '¥200.00'])(page)
    await expect(
      await page.canvas.findByRole('link', { name: '去支付 个人会费 ¥200.00 待支付' }),
    ).toBeVisible()
  },
})
export const MemberInfoExpired = meta.story({
  ...info,
  parameters: { portal: { who: 'expired' } },
  play: async page => {
    await memberWith('周明远', ['已到期', '2026-01-18'], ['2025-01-19 至 2026-01-18', '入会'])(page)
    await expect(page.canvas.getByRole('link', { name: '续费 ¥200.00' })).toBeVisible()
  },
})
export const MemberInfoNotAMember = meta.story({
  ...info,
  parameters: { portal: { who: 'plain', data: 'empty' } },
  play: async page => {
    await expect(await page.canvas.findByRole('link', { name: '申请个人会员' })).toBeVisible()
    await showsText('还没有会费记录', '¥200.00')(page)
  },
})
export const MemberInfoLong = meta.story({
  ...info,
  parameters: { portal: { who: 'valid', data: 'long' } },
  play: memberWith(
    /阿卜杜热合曼/,
    ['P-2020-000001'],
    ...[2026, 2025, 2024, 2023, 2022, 2021, 2020].map(year => [`${year}-04-01 至 ${year + 1}-03-31`]),
  ),
})
export const MemberInfoFails = meta.story({
  ...info,
  parameters: { portal: { who: 'valid', network: 'failing' } },
  play: offersRetry,
})

const apply = {
  args: { path: '/applyMember/personal' },
  parameters: { portal: { who: 'plain' } as const },
  play: async (page: Page) => {
    await expect(await page.canvas.findByRole('textbox', { name: '姓名' })).toHaveValue('')
    await showsText('首次保存后生成', '¥200.00 / 年')(page)
    await expect(page.canvas.getByRole('button', { name: '保存并继续' })).toBeVisible()
  },
}
export const ApplyPersonal = meta.story(apply)
export const ApplyPersonalPhone = meta.story({ ...apply, globals: phone })
export const ApplyPersonalFails = meta.story({
  ...apply,
  parameters: { portal: { who: 'plain', network: 'failing' } },
  play: offersRetry,
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本机')).toBeVisible()
    await expect((await canvas.findByText('登录密码')).parentElement).toHaveTextContent('已设置')
    await expect(canvas.getByText('手机号码').parentElement).toHaveTextContent('138****0005')
  },
})
export const SettingFails = meta.story({
  ...setting,
  parameters: { portal: { who: 'valid', network: 'failing' } },
  play: offersRetry,
})

export const Renewal = meta.story({
  args: { path: '/home/renew/personal_vip' },
  parameters: { portal: { who: 'expired' } },
  play: async page => {
    await showsText('已到期', '2026-01-18', '2026-05-18', '¥200.00 / 年')(page)
    await expect(page.canvas.getByRole('button', { name: '生成续费订单' })).toBeEnabled()
  },
})
export const Agreement = meta.story({
  args: { path: '/agreement' },
  parameters: { portal: {} },
  play: showsText('1. 本协议说的是什么', /^版本 /),
})
export const Privacy = meta.story({
  args: { path: '/privacy' },
  parameters: { portal: {} },
  play: showsText('1. 我们收集什么', /^版本 /),
})
export const NotOpenYet = meta.story({
  args: { path: '/searchScore' },
  parameters: { portal: {} },
  play: async page => {
    await showsText('考试成绩查询', /还没有在线上开放/)(page)
    await expect(page.canvas.getByRole('link', { name: '会员信息' })).toHaveAttribute(
      'href',
      '/home/memberInfo',
    )
  },
})
const lost = {
  args: { path: '/no-such-page' },
  parameters: { portal: { who: 'valid' } as const },
  play: async (page: Page) => {
    await showsText('404')(page)
    await expect(page.canvas.getByRole('link', { name: '会员中心首页' })).toHaveAttribute(
      'href',
      '/home/memberInfo',
    )
  },
}
export const NotFound = meta.story(lost)
export const NotFoundPhone = meta.story({ ...lost, globals: phone })
