import { expect } from 'storybook/test'
import { arrives } from '../../../.storybook/arrives.ts'
import { AppTab } from '../../../.storybook/AppTab.tsx'
import { apply, signInByCode } from '../../../.storybook/main-job.ts'
import preview from '../../../.storybook/preview.tsx'
import { App } from './App.tsx'

/** The member app with all its routes on a mock portal; the toolbar says who is signed in. */
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
