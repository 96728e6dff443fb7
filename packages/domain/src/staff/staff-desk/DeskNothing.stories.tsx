import { ApiError } from '@portal/api/client'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { DeskFailure } from './DeskFailure.tsx'
import { DeskNothing } from './DeskNothing.tsx'
import { underHeadings } from './story-desk.tsx'

const reload = fn()
const lost = new ApiError('network', '网络状态不好')

const done = { title: '这个状态没有订单', text: '都处理完了。会员提交新的填报后会出现在这里。' }

const meta = preview.meta({
  component: DeskNothing,
  globals: { density: 'staff' },
  args: {
    record: { error: undefined, reload },
    missing: { title: '没有找到这个订单', text: '订单号可能写错了，请从列表选择。' },
    failed: '订单没有加载出来。',
  },
  decorators: [underHeadings],
})

export const NotYet = meta.story()
export const NothingWaits = meta.story({
  args: { done },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这个状态没有订单')).toBeVisible()
  },
})
export const NotFound = meta.story({
  args: {
    record: {
      error: new ApiError('answered', '没有找到', { code: 404, message: '没有找到', data: {} }),
      reload,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有找到这个订单')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const NotLoaded = meta.story({
  args: { record: { error: lost, reload } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }))
    await expect(reload).toHaveBeenCalledOnce()
  },
})
export const QueueNotLoaded = meta.story({
  render: () => (
    <DeskFailure queueName="订单列表" error={lost} onRetry={reload}>
      订单没有加载出来。
    </DeskFailure>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '订单列表' })).toBeInTheDocument()
    await expect(canvas.getByRole('alert')).toHaveTextContent('订单没有加载出来。')
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { done } })
export const Dark = meta.story({ globals: { theme: 'dark' }, args: { record: { error: lost, reload } } })
