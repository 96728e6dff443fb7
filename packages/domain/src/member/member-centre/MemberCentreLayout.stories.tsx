import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { MemberCentreLayout } from './MemberCentreLayout.tsx'

const onServiceCentre = fn()
const person = {
  name: '陈知行',
  avatar: null,
  membership: { level: '个人会员', lastDay: '2027-03-31', renewTo: '/home/renew/personal_vip' },
}

const meta = preview.meta({
  component: MemberCentreLayout,
  parameters: { layout: 'fullscreen', router: { initialEntries: ['/home/memberInfo'] } },
  args: {
    identity: person,
    enterpriseValid: false,
    serviceCentre: 'https://service.example.com/',
    onServiceCentre,
    children: <h1>会员信息</h1>,
  },
})

export const Member = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '续费' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /服务中心/ }))
    await expect(onServiceCentre).toHaveBeenCalledOnce()
  },
})
export const NoMembership = meta.story({
  args: { identity: { ...person, membership: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '续费' })).toBeNull()
  },
})
export const UnitIsValid = meta.story({
  args: { enterpriseValid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '人才库码' })).toBeVisible()
  },
})
export const IdentityLoading = meta.story({ args: { identity: null } })
export const IdentityFailed = meta.story({
  args: { identity: null, failure: '账号信息没有加载出来。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('账号信息没有加载出来。')).toBeVisible()
  },
})
export const LongName = meta.story({ args: { identity: { ...person, name: '阿卜杜热依木·买买提吐尔逊' } } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
