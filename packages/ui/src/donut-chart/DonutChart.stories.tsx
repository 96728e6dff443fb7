import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DonutChart } from './DonutChart.tsx'

const meta = preview.meta({
  component: DonutChart,
  globals: { density: 'staff' },
  args: {
    title: '收入构成',
    unit: '万元',
    finding: '会费占七成',
    valueHeader: '金额',
    parts: [
      { id: 'dues', name: '会费', value: 486.2 },
      { id: 'rating', name: '评价费', value: 152.4 },
      { id: 'paper', name: '证书工本费', value: 31 },
      { id: 'others', name: '其他', value: 12.8 },
    ],
  },
})

export const Parts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: '会费占七成' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '看明细' }))
    await expect(canvas.getByRole('row', { name: '会费 486.2 71.2%' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '看图' }))
  },
})
export const OnePart = meta.story({
  args: { parts: [{ id: 'dues', name: '会费', value: 486.2 }], finding: '只有会费' },
})
export const AllZero = meta.story({
  args: {
    parts: [
      { id: 'dues', name: '会费', value: 0 },
      { id: 'rating', name: '评价费', value: 0 },
    ],
    finding: '还没有收入',
  },
})
export const LongNames = meta.story({
  args: {
    parts: [
      { id: 'dues', name: '单位会员年度会费（含席位增购与跨年补缴部分）', value: 486.2 },
      { id: 'rating', name: '专业人才星级评价服务费', value: 152.4 },
    ],
  },
})
export const Loading = meta.story({ args: { loading: true } })
export const Empty = meta.story({ args: { parts: [] } })
export const Phone = meta.story({ globals: { viewport: { value: 'small' } } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
