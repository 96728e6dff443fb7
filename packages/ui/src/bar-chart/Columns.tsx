import { scaleBand, scaleLinear } from 'd3-scale'
import { CategoryLabels, textWidth, toneAt, ValueGrid } from '../chart-panel/index.ts'
import * as S from '../chart-panel/ChartPanel.styles.ts'
import { reach, stacked, sums, type BarDrawingProps } from './stacked.ts'

/** Standing bars over a grid. */
export function Columns({ categories, series, format, finding, width, height }: BarDrawingProps) {
  const layers = stacked(series, categories.length)
  const y = scaleLinear()
    .domain(reach(layers))
    .nice(4)
    .range([height - 28, 20])
  const totals = sums(series, categories.length)
  const top = Math.max(...totals)
  const ticks = layers.flat().some(({ from, to }) => from !== to) ? y.ticks(4) : [0]
  const left = Math.max(...ticks.map(tick => textWidth(format(tick)))) + 8
  const x = scaleBand<number>()
    .domain(categories.map((_, index) => index))
    .range([left, width])
    .paddingInner(0.4)
    .paddingOuter(0.2)
  const at = (index: number) => x(index) ?? 0
  const bar = Math.min(40, x.bandwidth())
  const inset = (x.bandwidth() - bar) / 2
  const highest = totals.indexOf(top)

  return (
    <S.Svg aria-label={finding} width={width} height={height}>
      <ValueGrid
        lines={ticks.map(tick => ({ y: y(tick), label: format(tick), zero: tick === 0 }))}
        left={left}
        right={width}
      />
      {layers.map((layer, index) => (
        <S.Series key={series[index]?.id} data-tone={series[index]?.tone ?? toneAt(index)}>
          {layer.map(({ category, from, to }) =>
            from === to ? null : (
              <rect key={category} x={at(category) + inset} y={y(to)} width={bar} height={y(from) - y(to)} />
            ),
          )}
        </S.Series>
      ))}
      <line x1={left} x2={width} y1={y(0)} y2={y(0)} data-axis />
      {top > 0 ? (
        <text x={at(highest) + x.bandwidth() / 2} y={y(top) - 6} textAnchor="middle" data-strong>
          {format(top)}
        </text>
      ) : null}
      <CategoryLabels
        names={categories}
        x={index => at(index) + x.bandwidth() / 2}
        y={height - 4}
        step={x.step()}
      />
    </S.Svg>
  )
}
