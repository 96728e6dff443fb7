import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { MessagePage } from './MessagePage.tsx'

const meta = preview.meta({
  component: MessagePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '没有找到这个页面',
    text: '地址可能写错了，或者页面已经移走，也可能您的身份不能打开它。',
    mark: '404',
    address: '/home/evaluation/archive',
    ways: [
      { name: '会员中心首页', to: '/home/memberInfo' },
      { name: '订单与发票', to: '/home/invoiceOrder' },
    ],
  },
})

export const NotFound = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '会员中心首页' })).toHaveAttribute(
      'href',
      '/home/memberInfo',
    )
  },
})

export const NotOpenYet = meta.story({
  args: { title: '人才评价', text: '这项服务还没有在线上开放。', mark: undefined, address: undefined },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
