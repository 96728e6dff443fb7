import type { Field } from '@portal/api/rules/form-fields'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { changed, given, storyField } from './story-field.tsx'
import { TextControl } from './TextControl.tsx'

const field: Field<'text'> = {
  kind: 'text',
  label: '工作单位',
  max: 100,
  hint: '填写签订劳动合同的单位全称。',
  placeholder: '与营业执照一致',
}

const meta = preview.meta({
  component: storyField(TextControl),
  args: {
    ...given,
    field,
    value: '',
  },
})
const filled = '华岳重工集团有限公司'

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: '工作单位' })
    await expect(box).toHaveAccessibleDescription('填写签订劳动合同的单位全称。')
    await userEvent.type(box, '华岳')
    await expect(changed).toHaveBeenLastCalledWith('华岳')
  },
})
export const Filled = meta.story({ args: { value: filled } })
export const Optional = meta.story({
  args: { field: { kind: 'text', label: '职务', max: 50, optional: true } },
})
export const Digits = meta.story({
  args: { field: { kind: 'text', label: '账号后四位', max: 4, digits: true }, value: '6621' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '账号后四位' })).toHaveAttribute('inputmode', 'numeric')
  },
})
export const WithError = meta.story({
  args: { error: '请输入工作单位' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: '工作单位' })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(/请输入工作单位/)
  },
})
export const WithRemark = meta.story({
  args: { value: filled, remark: '与社保缴纳单位不一致。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '工作单位' })).toHaveAccessibleDescription(
      /与社保缴纳单位不一致。/,
    )
  },
})
export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    value: '新疆生产建设兵团第十二师国有资产经营管理集团有限责任公司乌鲁木齐财务共享服务中心',
    remark: '工作单位与社保缴纳单位不一致，请填写签订劳动合同的单位全称。'.repeat(3),
  },
})
