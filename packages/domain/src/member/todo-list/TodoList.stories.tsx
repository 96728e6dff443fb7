import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { TodoList } from './TodoList.tsx'
import type { Todo } from './todos.ts'

const renew: Todo = {
  id: 'renew',
  icon: 'clock-alert',
  what: '个人会员即将到期',
  deadline: '2026-06-10 到期，还有 23 天',
  label: '续费',
  to: '/home/renew/personal_vip',
}

const meta = preview.meta({
  component: TodoList,
  args: { todos: [renew, { ...renew, id: 'pay', what: '个人会费等待支付', label: '去缴费', to: '/pay' }] },
})

export const Two = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '续费 个人会员即将到期' })).toHaveAttribute(
      'href',
      '/home/renew/personal_vip',
    )
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
})
export const Nothing = meta.story({
  args: { todos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('现在没有需要您办理的事项。')).toBeVisible()
  },
})
export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    todos: [{ ...renew, what: '新疆生产建设兵团第十二师国有资产经营管理集团有限责任公司的单位会员即将到期' }],
  },
})
