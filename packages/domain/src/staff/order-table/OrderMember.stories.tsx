import { anOrder } from '@portal/api/fixtures/orders'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { OrderMember } from './OrderMember.tsx'

const meta = preview.meta({
  component: OrderMember,
  globals: { density: 'staff' },
  args: { order: anOrder() },
})

export const Person = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '个人' })).toBeVisible()
    await expect(canvas.getByText('陈知行')).toBeVisible()
  },
})
export const Unit = meta.story({
  args: { order: anOrder({ subject_type: 'enterprise', subject_name: '华岳重工集团有限公司' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '单位' })).toBeVisible()
  },
})
export const LongName = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    order: anOrder({
      subject_type: 'enterprise',
      subject_name: '新疆生产建设兵团第十二师国有资产经营管理集团有限责任公司乌鲁木齐财务共享服务中心',
    }),
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
