import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { RowLabel } from './ChartAxes.tsx'
import { ChartLegend, ChartPanel } from './ChartPanel.tsx'
import * as S from './ChartPanel.styles.ts'

const finding = '单位会员最多，412 家有效'
const levels = [
  { name: '单位会员', counts: [412, 78] },
  { name: '理事单位', counts: [178, 31] },
  { name: '常务理事单位', counts: [72, 6] },
] as const

/** A drawing as a chart would give it to its panel. */
function Levels({ width, height }: { width: number; height: number }) {
  const left = 90
  const perUnit = (width - left) / (412 + 78)
  return (
    <S.Svg aria-label={finding} width={width} height={height}>
      {levels.map(({ name, counts: [valid, expired] }, index) => (
        <g key={name} transform={`translate(0 ${index * 40})`}>
          <RowLabel name={name} x={left - 10} y={12} room={left - 10} />
          <S.Series data-tone="1">
            <rect x={left} width={valid * perUnit} height={24} />
          </S.Series>
          <S.Series data-tone="2">
            <rect x={left + valid * perUnit} width={expired * perUnit} height={24} />
          </S.Series>
        </g>
      ))}
    </S.Svg>
  )
}

const meta = preview.meta({
  component: ChartPanel,
  globals: { density: 'staff' },
  args: {
    title: '各级会员',
    unit: '家',
    finding,
    height: 120,
    isEmpty: false,
    legend: (
      <ChartLegend
        entries={[
          { name: '有效', tone: 1 },
          { name: '已到期', tone: 2 },
        ]}
      />
    ),
    table: {
      rowHeader: '级别',
      columns: ['有效', '已到期'],
      rows: levels.map(({ name, counts }) => ({ name, values: counts.map(String) })),
    },
    children: (width, height) => <Levels width={width} height={height} />,
  },
})

export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: '各级会员' })).toBeVisible()
    await expect(canvas.getByText('家，单位会员最多，412 家有效')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: finding })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '看明细' }))
    await expect(canvas.getByRole('table', { name: '各级会员明细' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: '已到期' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: '理事单位 178 31' })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '看图' }))
    await expect(await canvas.findByRole('img')).toBeVisible()
  },
})
export const Details = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '看明细' }))
    await expect(canvas.getByRole('button', { name: '看图' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
})
export const LongTexts = meta.story({
  args: {
    title: '各级会员（含本年度新入会与由单位代缴的席位）',
    finding: '单位会员最多，412 家有效；理事单位与常务理事单位合计 250 家，比上年同期多 21 家',
  },
})
export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '各级会员' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const Empty = meta.story({
  args: { isEmpty: true, empty: '还没有会员' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有会员')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '看明细' })).toBeNull()
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '看明细' }))
    await expect(canvas.getByRole('table', { name: '各级会员明细' })).toBeVisible()
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
