import type { Field } from '@portal/api/rules/form-fields'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { RadioControl } from './RadioControl.tsx'
import { changed, given, storyField } from './story-field.tsx'

const field: Field<'radio'> = { kind: 'radio', label: '性别', options: { '0': '男', '1': '女' } }

const meta = preview.meta({
  component: storyField(RadioControl),
  args: { ...given, field, value: '' },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: '女' }))
    await expect(changed).toHaveBeenLastCalledWith('1')
    await expect(canvas.getByRole('radio', { name: '女' })).toBeChecked()
  },
})
export const Filled = meta.story({ args: { value: '0' } })
export const WithError = meta.story({
  args: { error: '请选择性别' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '性别' })).toHaveAccessibleDescription('请选择性别')
  },
})
export const WithRemark = meta.story({
  args: { value: '0', remark: '与身份证号不一致。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '性别' })).toHaveAccessibleDescription(
      /与身份证号不一致。/,
    )
  },
})
export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    field: {
      kind: 'radio',
      label: '单位性质',
      options: {
        central: '中央企业及其所属各级全资、控股子企业',
        local: '地方国有企业及国有资本投资运营公司',
        other: '其他',
      },
    },
    value: 'central',
  },
})
