import type { Field } from '@portal/api/rules/form-fields'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { changed, given, storyField } from './story-field.tsx'
import { TextareaControl } from './TextareaControl.tsx'

const field: Field<'textarea'> = {
  kind: 'textarea',
  label: '个人简介',
  max: 300,
  placeholder: '主要经历与专长',
}

const meta = preview.meta({
  component: storyField(TextareaControl),
  args: {
    ...given,
    field,
    value: '',
  },
})
const filled = '主持集团财务共享中心建设，三年内完成四十二家子公司的账务集中。'

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '个人简介' }), '主持')
    await expect(changed).toHaveBeenLastCalledWith('主持')
  },
})
export const Filled = meta.story({ args: { value: filled } })
export const WithError = meta.story({
  args: { error: '请输入个人简介' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '个人简介' })).toBeInvalid()
  },
})
export const WithRemark = meta.story({
  args: { value: filled, remark: '请写明起止时间。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '个人简介' })).toHaveAccessibleDescription(
      /请写明起止时间。/,
    )
  },
})
export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { value: '从事企业财务管理工作，主持过多个集团的财务共享中心建设。'.repeat(12) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^超出 \d+ 字，请缩短到 300 字以内$/)).toBeVisible()
  },
})
