import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ParentLink } from './ParentLink.tsx'
import { StaffPage } from './StaffPage.tsx'

const meta = preview.meta({
  component: StaffPage,
  globals: { density: 'staff' },
  parameters: { layout: 'fullscreen' },
  args: { title: '订单管理', children: <p style={{ padding: 20 }}>页面内容</p> },
})

export const Worksheet = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('页面内容')
    await expect(canvas.getByRole('heading', { level: 1, name: '订单管理' })).toBeVisible()
  },
})
export const Panels = meta.story({ args: { ground: 'paper' } })
export const WithActions = meta.story({ args: { title: '个人审核', actions: '审核时限 5 个工作日' } })
export const BelowAnother = meta.story({
  args: { title: '优惠码', parent: <ParentLink page={{ path: '/orderManagement', title: '订单管理' }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '订单管理' })).toHaveAttribute('href', '/orderManagement')
  },
})
export const LongTitle = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { title: '全国企业财务管理协会专家评审委员会评审结果', actions: '数据截至 2026-05-18 14:40' },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
