import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { BarChart } from './BarChart.tsx'
import type { BarSeries } from './stacked.ts'

const months = ['06', '07', '08', '09', '10', '11', '12', '01', '02', '03', '04', '05']
const renewed = [100, 91, 104, 122, 112, 100, 183, 145, 93, 312, 246, 131]
const joined = [38, 42, 36, 54, 48, 40, 64, 58, 33, 86, 74, 44]
const lost = [-28, -30, -25, -36, -30, -33, -45, -44, -28, -70, -58, -33]

const series: BarSeries[] = [
  { id: 'renewed', name: '续费', values: renewed },
  { id: 'joined', name: '新入会', values: joined },
  { id: 'lost', name: '流失', values: lost, tone: 4 },
]

const meta = preview.meta({
  component: BarChart,
  globals: { density: 'staff' },
  args: {
    title: '每月入会、续费与流失',
    unit: '人/单位',
    finding: '3 月最多，入会与续费共 398',
    categories: months,
    categoryHeader: '月份',
    series,
  },
})

export const StackedBothWays = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: '3 月最多，入会与续费共 398' })).toBeVisible()
    await expect(canvas.getByText('398')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '看明细' }))
    await expect(canvas.getByRole('row', { name: '03 312 86 -70' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '看图' }))
  },
})
export const Ranking = meta.story({
  args: {
    title: '有效会员',
    unit: undefined,
    finding: '单位会员 412 家，较上月末多 21 家',
    direction: 'rows',
    categoryHeader: '级别',
    categories: ['副会长单位', '常务理事单位', '理事单位', '单位会员'],
    series: [{ id: 'count', name: '家数', values: [24, 72, 178, 412] }],
  },
})
export const RankingOfLongNames = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    direction: 'rows',
    categories: ['信衡会计师事务所（特殊普通合伙）北京分所', '江北港务控股有限公司', '赵清和'],
    series: [{ id: 'count', name: '笔数', values: [6, 4, 1] }],
  },
})
export const OneColumn = meta.story({
  args: {
    categories: ['05'],
    series: [{ id: 'renewed', name: '续费', values: [131] }],
    finding: '5 月续费 131',
  },
})
export const AllZero = meta.story({
  args: { series: [{ id: 'renewed', name: '续费', values: months.map(() => 0) }], finding: '全年没有续费' },
})
export const LongNames = meta.story({
  args: {
    categories: ['北京市海淀区', '内蒙古自治区呼和浩特市', '新疆生产建设兵团', '香港特别行政区'],
    series: [{ id: 'renewed', name: '续费', values: [12, 9, 7, 3] }],
  },
})
export const Loading = meta.story({ args: { loading: true } })
export const Empty = meta.story({
  args: { categories: [], series: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有数据')).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
