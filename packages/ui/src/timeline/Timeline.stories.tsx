import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Timeline } from './Timeline.tsx'

const meta = preview.meta({
  component: Timeline,
  args: {
    'aria-label': '办理记录',
    events: [
      { id: '2', time: '2026-05-18 14:40', who: '协会', what: '退回补正：营业执照不清晰' },
      { id: '1', time: '2026-05-18 10:02', who: '本人', what: '提交申请' },
    ],
  },
})

export const Member = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const StaffDark = meta.story({ globals: { theme: 'dark', density: 'staff' } })
export const LongText = meta.story({
  args: {
    events: [
      {
        id: '1',
        time: '2026-05-18 14:40',
        who: '协会会员部王某某',
        what: '退回补正：营业执照副本不清晰，统一社会信用代码与名称无法辨认；负责人身份证件缺少背面，请一并补充后重新提交。',
      },
    ],
  },
})
