import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { LoadState } from './LoadState.tsx'
import { Outcome } from './Outcome.tsx'

const onRetry = fn()
const meta = preview.meta({ component: LoadState })

export const Loading = meta.story({
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在加载')
  },
})
export const Empty = meta.story({
  render: () => (
    <LoadState state="empty" title="还没有发票" action={<Button size="m">查看可开票订单</Button>}>
      订单支付后可以在这里申请发票或会费票据。
    </LoadState>
  ),
})
export const Failed = meta.story({
  render: () => (
    <LoadState state="failed" errorCode="E-7F2A" onRetry={onRetry}>
      订单列表没有加载出来。已自动重试 3 次。
    </LoadState>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})
export const Loaded = meta.story({ render: () => <LoadState state="loaded">内容</LoadState> })
export const Unsure = meta.story({
  render: () => (
    <Outcome tone="unsure" title="还不确定是否提交成功">
      网络中断，正在核对结果，请勿重复提交。通常 10 秒内有结论。
    </Outcome>
  ),
})
export const FailedDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  render: () => <LoadState state="failed" onRetry={onRetry} />,
})
