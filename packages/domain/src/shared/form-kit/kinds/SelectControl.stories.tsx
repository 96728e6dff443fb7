import type { Field } from '@portal/api/rules/form-fields'
import { politicalOptions } from '@portal/api/rules/options'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { SelectControl } from './SelectControl.tsx'
import { changed, given, storyField } from './story-field.tsx'

const field: Field<'select'> = { kind: 'select', label: '政治面貌', options: politicalOptions }

const meta = preview.meta({
  component: storyField(SelectControl),
  args: { ...given, field, value: '' },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: '政治面貌' })
    await expect(box).toHaveDisplayValue('请选择政治面貌')
    await userEvent.selectOptions(box, '群众')
    await expect(changed).toHaveBeenLastCalledWith('群众')
  },
})
export const Filled = meta.story({ args: { value: '群众' } })
export const WithError = meta.story({
  args: { error: '请选择政治面貌' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '政治面貌' })).toBeInvalid()
  },
})
export const WithRemark = meta.story({
  args: { value: '群众', remark: '与档案不一致。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '政治面貌' })).toHaveAccessibleDescription(
      /与档案不一致。/,
    )
  },
})
export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    field: {
      kind: 'select',
      label: '单位性质',
      options: { central: '中央企业及其所属各级全资、控股子企业（含境外分支机构和代表处）', other: '其他' },
    },
    value: 'central',
  },
})
