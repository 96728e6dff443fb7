import type { StoryContext } from '@storybook/react-vite'
import { aPaper } from '@portal/api/fixtures/stars'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PaperSection } from './PaperSection.tsx'

const onReaddress = fn()
const onReceived = fn()

const meta = preview.meta({
  component: PaperSection,
  args: { paper: aPaper(), receiving: false, onReaddress, onReceived },
  decorators: [
    Story => (
      <>
        <h1>人才评价</h1>
        <Story />
      </>
    ),
  ],
})

const sent = { carrier: '顺丰速运', tracking_no: 'SF1234567890123' }
const says =
  (text: string) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await expect(canvas.getByText(text)).toBeVisible()
  }

export const Requested = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('待制证')).toBeVisible()
    await expect(canvas.getByText('陈知行 138****5678')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '更改收件信息' }))
    await expect(onReaddress).toHaveBeenCalledOnce()
  },
})
export const Printing = meta.story({
  args: { paper: aPaper({ status: 'printing', allowed: [] }) },
  play: says('正在制作证书。'),
})
export const Shipped = meta.story({
  args: { paper: aPaper({ status: 'shipped', ...sent, allowed: ['receive'] }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('已由顺丰速运寄出，快递单号 SF1234567890123。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '已收到' }))
    await expect(onReceived).toHaveBeenCalledOnce()
  },
})
export const Receiving = meta.story({
  args: { receiving: true, paper: aPaper({ status: 'shipped', ...sent, allowed: ['receive'] }) },
})
export const Received = meta.story({
  args: { paper: aPaper({ status: 'received', ...sent, allowed: [] }) },
  play: says('证书已签收。'),
})
export const CameBack = meta.story({
  args: { paper: aPaper({ status: 'returned', ...sent, allowed: ['readdress'] }) },
  play: says('快递没有送达，证书已退回协会。'),
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { paper: aPaper({ status: 'shipped', ...sent, allowed: ['receive'] }) },
})
