import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { DeskEvents } from './DeskEvents.tsx'

const meta = preview.meta({
  component: DeskEvents,
  globals: { density: 'staff' },
  args: {
    'aria-label': '往来',
    today: '2026-05-18',
    history: [
      { at: '2026-05-16 09:12:00', text: '提交申请', by: '陈知行', note: '' },
      { at: '2026-05-17 15:40:00', text: '退回修改', by: '王审核', note: '请补充工作经历的起止时间。' },
      { at: '2026-05-18 10:05:00', text: '重新提交', by: '陈知行', note: '' },
    ],
  },
})

export const LatestFirst = meta.story({
  play: async ({ canvas }) => {
    const [latest, before] = canvas.getAllByRole('listitem')
    await expect(latest).toHaveTextContent('重新提交（陈知行）')
    await expect(before).toHaveTextContent('退回修改（王审核）：请补充工作经历的起止时间。')
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
