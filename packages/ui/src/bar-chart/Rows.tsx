import { scaleBand, scaleLinear } from 'd3-scale'
import { RowLabel, textWidth, toneAt } from '../chart-panel/index.ts'
import * as S from '../chart-panel/ChartPanel.styles.ts'
import { reach, stacked, sums, type BarDrawingProps } from './stacked.ts'

/** Lying bars, each with its name and its number. */
export function Rows({ categories, series, format, finding, width, height }: BarDrawingProps) {
  const layers = stacked(series, categories.length)
  const totals = sums(series, categories.length)
  const names = Math.min(width * 0.4, Math.max(...categories.map(textWidth)) + 12)
  const numbers = Math.max(...totals.map(total => textWidth(format(total)))) * 1.15 + 12
  const x = scaleLinear()
    .domain(reach(layers))
    .range([names, width - numbers])
  const y = scaleBand<number>()
    .domain(categories.map((_, index) => index))
    .range([0, height])
    .padding(0.45)
  const middle = (category: number) => (y(category) ?? 0) + y.bandwidth() / 2

  return (
    <S.Svg aria-label={finding} width={width} height={height}>
      {layers.map((layer, index) => (
        <S.Series key={series[index]?.id} data-tone={series[index]?.tone ?? toneAt(index)}>
          {layer.map(({ category, from, to }) =>
            from === to ? null : (
              <rect
                key={category}
                x={x(from)}
                y={y(category)}
                width={x(to) - x(from)}
                height={y.bandwidth()}
              />
            ),
          )}
        </S.Series>
      ))}
      <line x1={x(0)} x2={x(0)} y1={0} y2={height} data-axis />
      {categories.map((name, category) => (
        <g key={name}>
          <RowLabel name={name} x={names - 10} y={middle(category)} room={names - 12} />
          <text x={x(totals[category] ?? 0) + 8} y={middle(category)} dy="0.35em" data-strong>
            {format(totals[category] ?? 0)}
          </text>
        </g>
      ))}
    </S.Svg>
  )
}
