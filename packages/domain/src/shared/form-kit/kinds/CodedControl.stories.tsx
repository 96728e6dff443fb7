import type { Field } from '@portal/api/rules/form-fields'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { lists } from '../story-form.tsx'
import { CodedControl } from './CodedControl.tsx'
import { changed, given, storyField } from './story-field.tsx'

const field: Field<'coded'> = { kind: 'coded', label: '级别', list: 'level' }

const meta = preview.meta({
  component: storyField(CodedControl),
  args: { ...given, field, lists, value: '' },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: '级别' })
    await expect(box).toHaveDisplayValue('请选择级别')
    await expect(canvas.queryByRole('option', { name: /部门级/ })).toBeNull()
    await userEvent.selectOptions(box, '集团级')
    await expect(changed).toHaveBeenLastCalledWith('group')
  },
})
export const Stopped = meta.story({
  args: { value: 'former' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '级别' })).toHaveDisplayValue('部门级（已停用）')
  },
})
export const WithError = meta.story({
  args: { value: 'former', error: '所选级别已停用，请重新选择' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '级别' })).toBeInvalid()
  },
})
