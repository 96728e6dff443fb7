import { mockCode } from '@portal/api/mocks'
import { expect } from 'storybook/test'
import { arrives } from '../../../.storybook/arrives.ts'
import { AppTab } from '../../../.storybook/AppTab.tsx'
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
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText('手机号码'), '13800000001')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    // nobody types a code before it is sent
    await canvas.findByRole('button', { name: /秒/ })
    await userEvent.type(canvas.getByLabelText('短信验证码'), mockCode)
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await arrives(context, '/home/memberInfo')
    await expect(await canvas.findByRole('article', { name: '陈知行' })).toBeVisible()
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
  play: async context => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('link', { name: '申请个人会员' }))
    await userEvent.type(await canvas.findByLabelText('姓名'), '林知远')
    await userEvent.click(canvas.getByLabelText('男'))
    await userEvent.type(canvas.getByLabelText('身份证号'), '11010519491231002X')
    await userEvent.selectOptions(canvas.getByLabelText('政治面貌'), '群众')
    await userEvent.selectOptions(canvas.getByLabelText('最高学历'), '本科')
    await userEvent.click(canvas.getByRole('button', { name: '保存并继续' }))
    await userEvent.type(await canvas.findByLabelText('工作单位'), '华岳重工集团有限公司')
    await userEvent.type(canvas.getByLabelText('职务'), '财务总监')
    await userEvent.selectOptions(canvas.getByLabelText('财务工作年限'), 'p1120')
    await userEvent.type(canvas.getByLabelText('邮箱'), 'lin@huayue.example')
    await userEvent.click(canvas.getByRole('button', { name: '保存并继续' }))
    await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }))
    await expect(await canvas.findByText(/申请已提交/)).toBeVisible()
  },
})
