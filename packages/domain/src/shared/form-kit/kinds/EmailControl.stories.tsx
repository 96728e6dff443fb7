import type { Field } from '@portal/api/rules/form-fields'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { EmailControl } from './EmailControl.tsx'
import { changed, given, storyField } from './story-field.tsx'

const field: Field<'email'> = { kind: 'email', label: '邮箱' }

const meta = preview.meta({
  component: storyField(EmailControl),
  args: { ...given, field, value: '' },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: '邮箱' })
    await expect(box).toHaveAttribute('inputmode', 'email')
    await userEvent.type(box, 'a@b')
    await expect(changed).toHaveBeenLastCalledWith('a@b')
  },
})
export const Filled = meta.story({ args: { value: 'chen@huayue.example' } })
export const WithError = meta.story({
  args: { value: 'chen#huayue', error: '邮箱格式不正确，应类似 name@company.cn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '邮箱' })).toBeInvalid()
  },
})
export const WithRemark = meta.story({
  args: { value: 'chen@huayue.example', remark: '邮件被退回，请核对。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '邮箱' })).toHaveAccessibleDescription(/邮件被退回/)
  },
})
export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { value: 'chen.zhixing.finance-shared-service-center@xinjiang-production-construction.example' },
})
