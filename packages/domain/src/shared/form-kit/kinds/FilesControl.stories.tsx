import type { Field } from '@portal/api/rules/form-fields'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { FilesControl } from './FilesControl.tsx'
import { changed, given, storyField } from './story-field.tsx'

const field: Field<'files'> = { kind: 'files', label: '证明材料', max: 3, hint: '任职文件等。' }

const meta = preview.meta({
  component: storyField(FilesControl),
  args: {
    ...given,
    field,
    value: [],
    upload: (file: File) => Promise.resolve({ id: file.name, name: file.name, size: file.size, url: '/new' }),
  },
})
const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="gray"/></svg>'
const proof = { id: 'f1', name: '任职文件.pdf', size: 218_000, url: '/f1' }

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText('任职文件等。JPG、PNG、WebP 或 PDF，每个不超过 10 MB，最多 3 个。'),
    ).toBeVisible()
    const file = new File(['%PDF-1.7'], '任职文件.pdf', { type: 'application/pdf' })
    await userEvent.upload(canvas.getByLabelText(/证明材料/, { selector: 'input' }), file)
    await waitFor(() =>
      expect(changed).toHaveBeenLastCalledWith([expect.objectContaining({ name: '任职文件.pdf' })]),
    )
    await expect(await canvas.findByText('任职文件.pdf')).toBeVisible()
  },
})
export const Filled = meta.story({ args: { value: [proof] } })
export const Full = meta.story({
  args: {
    value: [
      proof,
      { ...proof, id: 'f2', name: '聘书.pdf' },
      { ...proof, id: 'f3', name: '奖状.png', size: 86_000, url: picture },
    ],
  },
})
export const WithError = meta.story({
  args: { error: '请上传证明材料' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请上传证明材料')).toBeVisible()
  },
})
export const WithRemark = meta.story({
  args: { value: [proof], remark: '缺少编号页，请补传。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('缺少编号页，请补传。')).toBeVisible()
  },
})
export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    value: [{ ...proof, name: `${'关于陈知行同志任财务共享服务中心主任的通知'.repeat(3)}.pdf` }],
    remark: '文件第二页模糊，无法辨认编号与签章，请重新扫描后上传。'.repeat(3),
  },
})
