import type { StarNotice } from '@portal/api/contract/stars.schema'
import { aStarNotice, someStarNotices as notices } from '@portal/api/fixtures/stars'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { NoticeList } from './NoticeList.tsx'

const onGot = fn()

const meta = preview.meta({
  component: NoticeList,
  args: { notices, going: [] as string[], onGot },
})

export const Two = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '知道了：退回补正' }))
    await expect(onGot).toHaveBeenCalledWith(notices[1])
  },
})
export const OneIsGoing = meta.story({ args: { going: ['n1'] } })
const numbered = (n: number): StarNotice => aStarNotice({ id: `n${n}`, title: `第 ${n} 条消息` })
export const Many = meta.story({
  args: { notices: [1, 2, 3, 4, 5].map(numbered) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('第 4 条消息')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '还有 2 条消息' }))
    await expect(canvas.getByText('第 5 条消息')).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
