import { anApplication } from '@portal/api/fixtures/applications'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ApplicationFacts } from './ApplicationFacts.tsx'

const preparations = [
  { name: '身份证号', ready: true },
  { name: '工作单位与职务', ready: false },
  { name: '职称证书等证明材料（选填）', ready: false },
]

const meta = preview.meta({
  component: ApplicationFacts,
  args: { application: anApplication({ status: 'draft' }), feeFen: 20_000, preparations },
})

export const Draft = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥200.00 / 年')).toBeVisible()
    await expect(canvas.getAllByRole('img', { name: '未填' })).toHaveLength(2)
    await expect(canvas.getAllByRole('img', { name: '已填' })).toHaveLength(1)
  },
})
export const BeforeTheFirstSave = meta.story({
  args: { application: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('首次保存后生成')).toBeVisible()
  },
})
export const Returned = meta.story({ args: { application: anApplication({ status: 'returned' }) } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
