import { ApiError } from '@portal/api/client'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PanelFailure } from './PanelFailure.tsx'

const onRetry = fn()

const meta = preview.meta({
  component: PanelFailure,
  args: { error: new ApiError('network', '网络状态不好'), children: '订单没有加载出来。', onRetry },
  decorators: [
    Story => (
      <>
        <h2>订单</h2>
        <Story />
      </>
    ),
  ],
})

export const Network = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '网络状态不好订单没有加载出来。已自动重试 3 次，请检查网络后再试。',
    )
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})

export const FaultWithItsNumber = meta.story({
  args: {
    error: new ApiError('answered', '系统繁忙，请稍后再试', {
      code: 500,
      message: '系统繁忙，请稍后再试',
      data: { request_id: 'req-7f3a' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/req-7f3a/)).toBeVisible()
    await expect(canvas.queryByText(/已自动重试/)).toBeNull()
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    error: new ApiError('failed', '服务器的回答无法识别，可能是网络中间设备改写了内容，请换一个网络再试'),
    children: '会员信息、订单与会费记录没有加载出来，已经填写的内容都在，不会丢失。',
  },
})

export const Dark = meta.story({ globals: { theme: 'dark', density: 'staff' } })
