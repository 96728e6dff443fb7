import { anApplication, aPersonalForm } from '@portal/api/fixtures/applications'
import { emptyValues } from '@portal/api/rules/form-fields'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ApplicationReview } from './ApplicationReview.tsx'
import { fields, storedValues } from './personal-form.ts'

const onEdit = fn()
const filled = anApplication({
  form: { ...aPersonalForm, attachment_ids: ['f1'] },
  attachments: [{ file_id: 'f1', name: '高级会计师证书.pdf', size: 218_000, mime: '', url: '/f1' }],
})

const meta = preview.meta({
  component: ApplicationReview,
  args: { values: storedValues(filled), phone: '138****5678', onEdit },
  decorators: [
    Story => (
      <>
        <h1>核对并提交</h1>
        <Story />
      </>
    ),
  ],
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('11-20 年')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /高级会计师证书\.pdf/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '修改工作与联系' }))
    await expect(onEdit).toHaveBeenCalledWith(2)
  },
})
export const Missing = meta.story({
  args: { values: emptyValues(fields), errors: { user_name: '请输入姓名', gender: '请选择性别' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请输入姓名')).toBeVisible()
  },
})
export const OnlyToRead = meta.story({
  args: { onEdit: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    values: storedValues(
      anApplication({
        form: {
          ...aPersonalForm,
          attachment_ids: [],
          employer: '新疆生产建设兵团第十二师国有资产经营管理集团有限责任公司乌鲁木齐财务共享服务中心',
          intro: '从事企业财务管理工作，主持过多个集团的财务共享中心建设。'.repeat(10),
        },
      }),
    ),
  },
})
