import type { Field } from '@portal/api/rules/form-fields'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { DayControl } from './DayControl.tsx'
import { changed, given, storyField } from './story-field.tsx'

const field: Field<'day'> = { kind: 'day', label: '起始日期', until: 'today' }

const meta = preview.meta({
  component: storyField(DayControl),
  args: { ...given, field, value: '' },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '起始日期' }), '20190701')
    await expect(changed).toHaveBeenLastCalledWith('2019-07-01')
  },
})
export const Filled = meta.story({ args: { value: '2019-07-01' } })
export const WithError = meta.story({
  args: { value: '1958-07-01', error: '起始日期早于出生日期' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '起始日期' })).toBeInvalid()
  },
})
export const WithRemark = meta.story({
  args: { value: '2019-07-01', remark: '与任职文件不一致。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '起始日期' })).toHaveAccessibleDescription(
      /与任职文件不一致。/,
    )
  },
})
export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    value: '2019-07-01',
    remark: '与任职文件上的任命日期不一致，请按任命文件填写并补传文件。'.repeat(3),
  },
})
