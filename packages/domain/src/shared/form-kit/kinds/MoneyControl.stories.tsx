import type { Field } from '@portal/api/rules/form-fields'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { MoneyControl } from './MoneyControl.tsx'
import { changed, given, storyField } from './story-field.tsx'

const field: Field<'money'> = { kind: 'money', label: '节约成本', hint: '近三年合计。' }

const meta = preview.meta({
  component: storyField(MoneyControl),
  args: { ...given, field, value: null },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '节约成本' }), '1286.4')
    await expect(changed).toHaveBeenLastCalledWith(128_640)
  },
})
export const Filled = meta.story({ args: { value: 128_640_000 } })
export const WithError = meta.story({
  args: { error: '请输入节约成本' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '节约成本' })).toBeInvalid()
  },
})
export const WithWarning = meta.story({
  args: { value: 128_640_000, warning: '与去年相差很大，请再看一遍。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '节约成本' })).toBeValid()
  },
})
export const WithRemark = meta.story({
  args: { value: 128_640_000, remark: '请附测算说明。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '节约成本' })).toHaveAccessibleDescription(
      /请附测算说明。/,
    )
  },
})
export const LargeAmount = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { value: 999_999_999_999 },
})
