import { arc, pie } from 'd3-shape'
import {
  ChartPanel,
  plainNumber,
  toneAt,
  type ChartFrameProps,
  type ChartTone,
} from '../chart-panel/index.ts'
import * as Chart from '../chart-panel/ChartPanel.styles.ts'
import * as S from './DonutChart.styles.ts'

export interface DonutPart {
  id: string
  name: string
  /** Not under zero. */
  value: number
  /** Place in the palette, where the order of the series does not give it. */
  tone?: ChartTone | undefined
}

export interface DonutChartProps extends ChartFrameProps {
  /** Five at most; put the rest together as 其他. */
  parts: readonly DonutPart[]
  /** Head of the first column of the table. @default '项目' */
  partHeader?: string | undefined
  /** Head of the second column of the table. @default '数量' */
  valueHeader?: string | undefined
  /** A number as it is shown. */
  format?: ((value: number) => string) | undefined
  /** Under the sum in the middle. @default '合计' */
  totalLabel?: string | undefined
}

const share = (value: number, total: number): string =>
  total === 0 ? '0%' : `${((value / total) * 100).toFixed(1).replace('.0', '')}%`

interface RingProps extends Required<Pick<DonutChartProps, 'parts' | 'finding' | 'totalLabel'>> {
  total: string
  side: number
}

function Ring({ parts, finding, total, totalLabel, side }: RingProps) {
  const slices = pie<DonutPart>()
    .sortValues(null)
    .value(part => part.value)([...parts])
  const shape = arc<(typeof slices)[number]>()
    .innerRadius(side * 0.31)
    .outerRadius(side / 2 - 2)
  return (
    <Chart.Svg
      aria-label={finding}
      width={side}
      height={side}
      viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
    >
      <S.Track r={side * 0.4} strokeWidth={side * 0.18} />
      {slices.map((slice, index) => (
        <Chart.Series key={slice.data.id} data-tone={slice.data.tone ?? toneAt(index)}>
          {slice.startAngle === slice.endAngle ? null : <path data-area d={shape(slice) ?? undefined} />}
        </Chart.Series>
      ))}
      <text y={-2} textAnchor="middle" data-strong>
        {total}
      </text>
      <text y={16} textAnchor="middle">
        {totalLabel}
      </text>
    </Chart.Svg>
  )
}

/** Parts of a whole. Names, numbers and shares stand beside the ring, in its order. */
export function DonutChart({
  parts,
  partHeader = '项目',
  valueHeader = '数量',
  format = plainNumber,
  totalLabel = '合计',
  height = 176,
  ...frame
}: DonutChartProps) {
  const total = parts.reduce((sum, part) => sum + part.value, 0)
  return (
    <ChartPanel
      {...frame}
      height={height}
      isEmpty={parts.length === 0}
      table={{
        rowHeader: partHeader,
        columns: [valueHeader, '占比'],
        rows: parts.map(({ name, value }) => ({ name, values: [format(value), share(value, total)] })),
      }}
    >
      {(width, drawn) => (
        <S.Root data-narrow={width < 360 || undefined}>
          <Ring
            parts={parts}
            finding={frame.finding}
            total={format(total)}
            totalLabel={totalLabel}
            side={Math.min(drawn, width)}
          />
          <S.Parts aria-hidden>
            {parts.map(({ id, name, value, tone }, index) => (
              <li key={id}>
                <Chart.Key data-tone={tone ?? toneAt(index)} />
                <span>{name}</span>
                <b>{format(value)}</b>
                <small>{share(value, total)}</small>
              </li>
            ))}
          </S.Parts>
        </S.Root>
      )}
    </ChartPanel>
  )
}
