import type { Field } from '@portal/api/rules/form-fields'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { IdNumberControl } from './IdNumberControl.tsx'
import { changed, given, storyField } from './story-field.tsx'

const field: Field<'idNumber'> = { kind: 'idNumber', label: '身份证号' }

const meta = preview.meta({
  component: storyField(IdNumberControl),
  args: { ...given, field, value: '' },
})
const masked = '1101**********0037'

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '身份证号' }), '1101')
    await expect(changed).toHaveBeenLastCalledWith('1101')
  },
})
export const Filled = meta.story({ args: { value: '110101198703070037' } })
/** What the association has is kept, until the person types it anew. */
export const Masked = meta.story({
  args: { value: masked },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '身份证号' })).toHaveAttribute('readonly')
    await expect(canvas.getByText('已加密保存，只显示首尾几位。')).toBeVisible()
  },
})
export const TypedAnew = meta.story({
  args: { value: masked },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新填写身份证号' }))
    await expect(changed).toHaveBeenLastCalledWith('')
    const box = canvas.getByRole('textbox', { name: '身份证号' })
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).not.toHaveAttribute('readonly')
  },
})
export const WithError = meta.story({
  args: { value: '11010119870307003', error: '身份证号应为 18 位' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '身份证号' })).toBeInvalid()
  },
})
export const MaskedWithError = meta.story({
  args: { value: masked, error: '该身份证号已用于其他申请' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('已加密保存，只显示首尾几位。')).toBeNull()
  },
})
export const WithRemark = meta.story({
  args: { value: masked, remark: '与身份证件照片不一致，请重新填写。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '身份证号' })).toHaveAccessibleDescription(
      /与身份证件照片不一致/,
    )
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { value: masked, remark: '与身份证件照片不一致，请按证件重新填写并上传正反面照片。'.repeat(3) },
})
