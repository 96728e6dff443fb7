import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { CircleMinusIcon, DownloadIcon, MessageSquareTextIcon } from '../icon/index.ts'
import { BulkBar } from './BulkBar.tsx'

const actions = (
  <>
    <Button size="s" icon={MessageSquareTextIcon}>
      发送缴费提醒
    </Button>
    <Button size="s" icon={DownloadIcon}>
      导出所选
    </Button>
    <Button size="s" icon={CircleMinusIcon} disabled>
      关闭订单
    </Button>
  </>
)

const meta = preview.meta({
  component: BulkBar,
  globals: { density: 'staff' },
  args: {
    count: 3,
    total: 312,
    summary: '¥5,000.00',
    onSelectAll: fn(),
    onClear: fn(),
    children: actions,
  },
})

export const Some = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: '批量操作' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 3 条')
    await userEvent.click(canvas.getByRole('button', { name: '改选符合筛选的全部 312 条' }))
    await expect(args.onSelectAll).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
})
export const All = meta.story({
  args: { all: true, count: 312 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已选符合筛选的全部 312 条')
    await expect(canvas.queryByRole('button', { name: /改选/ })).toBeNull()
  },
})
export const AllButSome = meta.story({
  args: { all: true, count: 310 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 310 条，不含 2 条')
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
