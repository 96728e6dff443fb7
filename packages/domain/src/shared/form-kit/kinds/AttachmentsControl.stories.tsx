import type { Field } from '@portal/api/rules/form-fields'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { lists } from '../story-form.tsx'
import { AttachmentsControl } from './AttachmentsControl.tsx'
import { changed, given, storyField } from './story-field.tsx'

const field: Field<'attachments'> = {
  kind: 'attachments',
  label: '证明材料',
  optional: true,
  list: 'paper',
  max: 3,
}
const award = { dic_id: 'award', file: { id: 'f1', name: '奖状.pdf', size: 218_000, url: '/f1' } }

const meta = preview.meta({
  component: storyField(AttachmentsControl),
  args: {
    ...given,
    field,
    lists,
    value: [],
    upload: (file: File) => Promise.resolve({ id: file.name, name: file.name, size: file.size, url: '/new' }),
  },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '材料类型' }), '验收报告')
    const file = new File(['%PDF-1.7'], '验收.pdf', { type: 'application/pdf' })
    await userEvent.upload(canvas.getByLabelText('上传材料', { selector: 'input' }), file)
    await waitFor(() =>
      expect(changed).toHaveBeenLastCalledWith([
        { dic_id: 'report', file: expect.objectContaining({ name: '验收.pdf' }) },
      ]),
    )
    await expect(await canvas.findByText('验收报告 · 验收.pdf')).toBeVisible()
  },
})
export const Filled = meta.story({
  args: { value: [award] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除 获奖文件 · 奖状.pdf' }))
    await expect(changed).toHaveBeenLastCalledWith([])
  },
})
export const WithError = meta.story({
  args: { value: [{ ...award, dic_id: 'former' }], error: '材料类型不正确或已停用，请重新选择' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('旧表 · 奖状.pdf')).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { value: [award] } })
