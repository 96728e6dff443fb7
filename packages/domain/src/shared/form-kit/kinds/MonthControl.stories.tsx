import type { Field } from '@portal/api/rules/form-fields'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { MonthControl } from './MonthControl.tsx'
import { changed, given, storyField } from './story-field.tsx'

const field: Field<'month'> = { kind: 'month', label: '结束年月', until: 'today', ongoing: '至今' }

const meta = preview.meta({
  component: storyField(MonthControl),
  args: { ...given, field, value: '' },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '结束年月' }), '202106')
    await expect(changed).toHaveBeenLastCalledWith('2021-06')
  },
})
export const Lasting = meta.story({
  args: { value: 'now' },
  play: async ({ canvas, userEvent }) => {
    const month = canvas.getByRole('textbox', { name: '结束年月' })
    await expect(month).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: '至今' }))
    await expect(changed).toHaveBeenLastCalledWith('')
    await expect(month).toBeEnabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: '至今' }))
    await expect(changed).toHaveBeenLastCalledWith('now')
  },
})
export const WithoutEnd = meta.story({
  args: { field: { kind: 'month', label: '开始年月', until: 'today' }, value: '2021-07' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '开始年月' })).toHaveValue('2021-07')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
})
export const WithError = meta.story({
  args: { value: '2001-06', error: '结束年月不能早于开始年月' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '结束年月' })).toBeInvalid()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { value: 'now' } })
