import { expect, fn } from 'storybook/test'
import { aUserInfo, noUserInfo } from '@portal/api/fixtures/profile'
import preview from '../../../../../.storybook/preview.tsx'
import { BasicSection } from './BasicSection.tsx'
import { hasDistricts, onPage } from './story-profile.tsx'

const onEdit = fn()

const meta = preview.meta({
  component: BasicSection,
  decorators: [onPage],
  args: {
    info: aUserInfo(),
    remarks: [],
    today: '2026-05-18',
    editing: false,
    focus: false,
    onEdit,
    onGuard: fn(),
    onDone: fn(),
  },
})

export const Facts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1985-04-12（35-45 岁）')).toBeVisible()
    await expect(canvas.getByText('138****5678')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '修改基本信息' }))
    await expect(onEdit).toHaveBeenCalledOnce()
  },
})
const remarks = [
  { part: 'user_info', entry_id: null, field: 'email', place: '基本信息 · 邮箱', text: '请填写单位邮箱' },
  { part: 'user_info', entry_id: null, field: 'email', place: '基本信息 · 邮箱', text: '现在的邮箱收不到信' },
  { part: 'user_info', entry_id: null, field: null, place: '基本信息', text: '与身份证明不一致，请核对' },
] as const
export const Remarked = meta.story({
  args: { remarks },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请填写单位邮箱；现在的邮箱收不到信')).toBeVisible()
    await expect(canvas.getByRole('list', { name: '协会意见' })).toHaveTextContent('与身份证明不一致，请核对')
  },
})
export const RemarkedPhone = meta.story({
  args: { remarks },
  globals: { viewport: { value: 'phone' } },
})
export const Nothing = meta.story({ args: { info: noUserInfo } })
export const Editing = meta.story({
  args: { editing: true },
  beforeEach: ({ msw }) => msw.use(hasDistricts),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: '修改基本信息' })).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
