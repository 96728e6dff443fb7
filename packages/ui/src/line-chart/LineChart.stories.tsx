import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { LineChart } from './LineChart.tsx'

const points = ['06', '07', '08', '09', '10', '11', '12', '01', '02', '03', '04', '05']
const thisYear = [71, 72, 72.5, 73, 73.2, 74, 75, 76.5, 77, 79.2, 80.1, 80.6]
const lastYear = [68, 68.4, 69, 69.2, 70, 70.1, 71, 71.5, 72, 73, 73.6, 74.1]
const percent = (value: number) => `${value}%`

const meta = preview.meta({
  component: LineChart,
  globals: { density: 'staff' },
  args: {
    title: '续费率',
    finding: '近 12 个月滚动，比上年同期高 6.5 个百分点',
    points,
    pointHeader: '月份',
    format: percent,
    series: [
      { id: 'now', name: '本年', values: thisYear },
      { id: 'past', name: '上年同期', values: lastYear, past: true },
    ],
  },
})

export const ThisYearAndLast = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: '续费率' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: /比上年同期高 6.5 个百分点/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '看明细' }))
    const table = canvas.getByRole('table', { name: '续费率明细' })
    await expect(table).toBeVisible()
    await expect(canvas.getByRole('row', { name: '05 80.6% 74.1%' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '看图' }))
    await expect(canvas.getByRole('img')).toBeVisible()
  },
})
export const Details = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '看明细' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(13)
  },
})
export const Gap = meta.story({
  args: {
    series: [{ id: 'now', name: '本年', values: thisYear.map((value, at) => (at === 5 ? null : value)) }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '看明细' }))
    await expect(canvas.getByRole('row', { name: '11 —' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '看图' }))
  },
})
export const OnePoint = meta.story({
  args: {
    points: ['05'],
    series: [{ id: 'now', name: '本年', values: [80.6] }],
    finding: '只有一个月的数据',
  },
})
export const AllZero = meta.story({
  args: { series: [{ id: 'now', name: '本年', values: points.map(() => 0) }], finding: '还没有人续费' },
})
export const LongNames = meta.story({
  args: {
    points: ['第一季度累计', '第二季度累计', '第三季度累计', '第四季度累计'],
    series: [
      { id: 'a', name: '单位会员中的副会长与常务理事单位', values: [71, 72, 74, 79] },
      { id: 'b', name: '个人会员（不含由单位代缴的席位）', values: [70, 71, 74, 78] },
    ],
  },
})
export const Loading = meta.story({ args: { loading: true } })
export const Empty = meta.story({
  args: { points: [], series: [], empty: '本年还没有到期的会员' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('本年还没有到期的会员')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '看明细' })).toBeNull()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
