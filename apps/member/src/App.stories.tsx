import { expect } from 'storybook/test'
import { arrives } from '../../../.storybook/arrives.ts'
import { AppTab } from '../../../.storybook/AppTab.tsx'
import { apply, signInByCode } from '../../../.storybook/main-job.ts'
import preview from '../../../.storybook/preview.tsx'
import { App } from './App.tsx'

/** The member app with all its routes on the portal itself; the toolbar says who is signed in. */
const MemberApp = ({ path }: { path: string }) => <AppTab app={App} userType="register" path={path} />

const meta = preview.meta({
  title: 'Apps/Member app',
  component: MemberApp,
  tags: ['!autodocs'],
  args: { path: '/' },
  parameters: { layout: 'fullscreen', portal: {} },
})

export const SignedOut = meta.story({
  play: async context => {
    await arrives(context, '/login')
    await expect(await context.canvas.findByRole('heading', { name: '会员登录' })).toBeVisible()
  },
})

export const SignsInByCode = meta.story({
  play: async context => {
    await signInByCode(context, '13800000001')
    await arrives(context, '/home/memberInfo')
    await expect(await context.canvas.findByRole('article', { name: '陈知行' })).toBeVisible()
  },
})

export const SignedInAndOut = meta.story({
  parameters: { portal: { who: 'valid' } },
  play: async context => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('article', { name: '陈知行' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /138/ }))
    await userEvent.click(await canvas.findByRole('button', { name: '退出登录' }))
    await arrives(context, '/login')
    await expect(await canvas.findByRole('heading', { name: '会员登录' })).toBeVisible()
  },
})

export const SessionExpired = meta.story({
  args: { path: '/home/memberInfo' },
  parameters: { portal: { who: 'valid', network: 'expired' } },
  play: async context => {
    await arrives(context, '/login?redirect=%2Fhome%2FmemberInfo')
    await expect(await context.canvas.findByText('未登录')).toBeVisible()
  },
})

// about the way, not the look
const wayOnly = { tags: ['no-picture'], parameters: { portal: { who: 'valid' as const } } }

export const SignedInLeavesSignIn = meta.story({
  ...wayOnly,
  args: { path: '/login?redirect=%2Fhome%2FinvoiceOrder' },
  play: context => arrives(context, '/home/memberInfo'),
})

export const SignedInHasNoBusinessAtTheStaffEntrance = meta.story({
  ...wayOnly,
  args: { path: '/managerlogin' },
  play: context => arrives(context, '/home/memberInfo'),
})

export const SignedInStaysAtAnAgencysLink = meta.story({
  parameters: { portal: { who: 'valid' } },
  args: { path: '/agent/77' },
  play: async context => {
    await expect(await context.canvas.findByText(/推荐机构编号 77 已记下/)).toBeVisible()
    await arrives(context, '/agent/77')
    await expect(window.sessionStorage.getItem('agent_id')).toBe('77')
  },
})

export const ExpiredOnAPublicPage = meta.story({
  tags: ['no-picture'],
  args: { path: '/agreement' },
  parameters: { portal: { who: 'valid', network: 'expired' } },
  play: async context => {
    await arrives(context, '/login?redirect=%2Fagreement')
    await expect(await context.canvas.findByText('未登录')).toBeVisible()
  },
})

export const BothSpellingsOfTheMemberType = meta.story({
  tags: ['no-picture'],
  args: { path: '/applyMember/personal_vip' },
  parameters: { portal: { who: 'plain' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '基本信息' })).toBeVisible()
  },
})

export const UnitManager = meta.story({
  parameters: { portal: { who: 'unit' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '江海联运集团有限公司' })).toBeVisible()
  },
})

export const Applies = meta.story({
  parameters: { portal: { who: 'plain' } },
  play: context => apply(context, '林知远'),
})
