import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { RemarkNotice } from './RemarkNotice.tsx'
import { sample } from './story-form.tsx'

const onJump = fn()

interface RemarksProps {
  remark: string
  remarks: readonly { field: 'name' | 'proofs'; text: string }[]
}
const Remarks = (props: RemarksProps) => (
  <RemarkNotice {...props} form={{ fields: sample.fields, idOf: name => `sample-${name}` }} onJump={onJump} />
)

const several: RemarksProps = {
  remark: '请在 60 天内补正后重新提交。',
  remarks: [
    { field: 'name', text: '与身份证件不一致。' },
    { field: 'proofs', text: '缺少编号页，请补传。' },
  ],
}

const meta = preview.meta({
  component: Remarks,
  args: several,
})

export const Several = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('协会退回了申请，请按 3 条意见补正')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '证明材料' }))
    await expect(onJump).toHaveBeenCalledWith('proofs')
  },
})
export const OnlyTheGeneralOne = meta.story({
  args: { remarks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('总体意见：请在 60 天内补正后重新提交。')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { remark: '工作单位与社保缴纳单位不一致，请填写签订劳动合同的单位全称。'.repeat(5) },
})
export const Dark = meta.story({ globals: { theme: 'dark', density: 'staff' } })
