import { emptyValues } from '@portal/api/rules/form-fields'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { FormReview, type FormReviewProps } from './FormReview.tsx'
import { stepsOf } from './form-steps.ts'
import { filled, sample } from './story-form.tsx'

const onEdit = fn()

function Reviewed(props: Partial<FormReviewProps<typeof sample.fields>>) {
  return (
    <>
      <h1>核对并提交</h1>
      <FormReview
        fields={sample.fields}
        steps={stepsOf(sample)}
        values={filled}
        onEdit={onEdit}
        more={{ 2: [{ term: '手机号码', value: '138****5678' }] }}
        {...props}
      />
    </>
  )
}

const meta = preview.meta({ component: Reviewed })

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const words of ['男', '11-20 年', '¥1,286,400.00', '138****5678'])
      await expect(canvas.getByText(words)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /任职文件\.pdf/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '修改工作经历' }))
    await expect(onEdit).toHaveBeenCalledWith(2)
  },
})
export const Missing = meta.story({
  args: { values: emptyValues(sample.fields), errors: { name: '请输入姓名', proofs: '请上传证明材料' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请上传证明材料')).toBeVisible()
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
    values: { ...filled, intro: '从事企业财务管理工作，主持过多个集团的财务共享中心建设。'.repeat(10) },
  },
})
export const StaffDark = meta.story({ globals: { theme: 'dark', density: 'staff' } })
