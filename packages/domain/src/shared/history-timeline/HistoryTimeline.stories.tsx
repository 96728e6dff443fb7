import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { HistoryTimeline } from './HistoryTimeline.tsx'

const meta = preview.meta({
  component: HistoryTimeline,
  args: {
    'aria-label': '办理记录',
    history: [
      { at: '2026-05-14 10:06:12', text: '提交申请', by: '陈知行', note: '' },
      { at: '2026-05-16 15:30:00', text: '退回补正', by: '林若谷', note: '请补充职称证书' },
    ],
  },
})

export const NewestFirst = meta.story({
  play: async ({ canvas }) => {
    const [last, first] = canvas.getAllByRole('listitem')
    await expect(last).toHaveTextContent('2026-05-16 15:30林若谷退回补正：请补充职称证书')
    await expect(first).toHaveTextContent('2026-05-14 10:06陈知行提交申请')
    await expect(within(canvas.getByRole('list')).getByText('2026-05-16 15:30')).toHaveAttribute(
      'datetime',
      '2026-05-16 15:30:00',
    )
  },
})

export const Nothing = meta.story({ args: { history: [] } })

export const LongNote = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    history: [
      {
        at: '2026-05-16 15:30:00',
        text: '退回补正',
        by: '新疆生产建设兵团第十二师国有资产经营管理集团有限责任公司',
        note: '工作单位与社保缴纳单位不一致，请填写签订劳动合同的单位全称。'.repeat(4),
      },
    ],
  },
})

export const Dark = meta.story({ globals: { theme: 'dark', density: 'staff' } })
