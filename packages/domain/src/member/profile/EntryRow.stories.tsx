import { expect, fn } from 'storybook/test'
import { aJob, aProfile } from '@portal/api/fixtures/profile'
import preview from '../../../../../.storybook/preview.tsx'
import { EntryRow, type EntryRowProps } from './EntryRow.tsx'
import * as S from './Profile.styles.ts'
import { lists } from './story-profile.tsx'

const onEdit = fn()
const onRemove = fn()

const args: EntryRowProps = {
  collection: 'customer_jobs',
  entry: aJob(),
  lists,
  onEdit,
  onRemove,
  onAhead: fn(),
}

const meta = preview.meta({
  component: EntryRow,
  args,
  decorators: [
    Story => (
      <>
        <h2>工作经历</h2>
        <S.Rows>
          <Story />
        </S.Rows>
      </>
    ),
  ],
})

export const Lasting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2021-07 至今')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '任职证明' })).toHaveAttribute('href', '#proof')
    await userEvent.click(canvas.getByRole('button', { name: '修改 华岳重工集团有限公司' }))
    await expect(onEdit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '删除 华岳重工集团有限公司' }))
    await expect(onRemove).toHaveBeenCalledOnce()
  },
})
const [edu] = aProfile().customer_edus
export const Education = meta.story({
  args: { collection: 'customer_edus', ...(edu ? { entry: edu } : {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('硕士研究生 · 硕士 · 全日制')).toBeVisible()
  },
})
const [profit] = aProfile().job_profits
export const WithoutProofs = meta.story({
  args: { collection: 'job_profits', ...(profit ? { entry: profit } : {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('创新类 · 集团级 · 经济效益 ¥6,400,000.00')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
