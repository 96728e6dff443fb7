import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PageSection } from './PageSection.tsx'

const meta = preview.meta({
  component: PageSection,
  args: { title: '会费记录', children: '还没有会费记录。' },
})

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '会费记录' })).toBeVisible()
  },
})
export const WithCountAndLink = meta.story({
  args: { count: '2 项', action: <a href="#all">查看全部订单</a>, flush: true },
})
/** Settings of staff. */
export const Beside = meta.story({
  args: { title: '登录中的设备', count: '8 小时没有操作自动结束', beside: true },
  globals: { density: 'staff' },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
