import { scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import { CategoryLabels, textWidth, toneAt, ValueGrid, type ChartTone } from '../chart-panel/index.ts'
import * as S from '../chart-panel/ChartPanel.styles.ts'
import { apart } from './apart.ts'

export interface LineSeries {
  id: string
  name: string
  /** One for each point; null where nothing was measured: the line breaks. */
  values: readonly (number | null)[]
  /**
   * An earlier period: dashed, with an open end.
   * @default false
   */
  past?: boolean | undefined
  /** Place in the palette, where the order of the series does not give it. */
  tone?: ChartTone | undefined
}

interface LinesProps {
  points: readonly string[]
  series: readonly LineSeries[]
  format: (value: number) => string
  fromZero: boolean
  finding: string
  width: number
  height: number
}

export const isNumber = (value: number | null | undefined): value is number => typeof value === 'number'

/** Past series are grey; the others take their own tones. */
export const toneOf = ({ past, tone }: LineSeries, index: number): ChartTone =>
  tone ?? (past ? 5 : toneAt(index))

function domainOf(series: readonly LineSeries[], fromZero: boolean): [number, number] {
  const values = series.flatMap(one => one.values.filter(isNumber))
  const low = Math.min(...values, ...(fromZero ? [0] : []))
  const high = Math.max(...values, ...(fromZero ? [0] : []))
  return low === high ? [Math.min(0, low), high === 0 ? 1 : Math.max(0, high)] : [low, high]
}

/** Room at the right for the last values and names; narrow charts keep only the values there. */
const endRoom = (series: readonly LineSeries[], format: (value: number) => string, named: boolean) =>
  Math.max(
    24,
    ...series.map(({ name, values }) => {
      const last = values.findLast(isNumber)
      return Math.max(last === undefined ? 0 : textWidth(format(last)) * 1.1, named ? textWidth(name) : 0)
    }),
  ) + 16

/** Names stand at the ends of the lines while they are short and there is room. */
export const namesFit = (series: readonly LineSeries[], width: number) =>
  width >= 420 && series.length <= 3 && series.every(({ name }) => textWidth(name) <= 84)

/** The lines with the values at their ends. */
export function Lines({ points, series, format, fromZero, finding, width, height }: LinesProps) {
  const named = namesFit(series, width)
  const y = scaleLinear()
    .domain(domainOf(series, fromZero))
    .nice(4)
    .range([height - 28, 8])
  const ticks = y.ticks(4)
  const left = Math.max(...ticks.map(tick => textWidth(format(tick)))) + 8
  const right = width - endRoom(series, format, named)
  const x = scalePoint<number>()
    .domain(points.map((_, index) => index))
    .range([left + 8, right - 8])
  const at = (index: number) => x(index) ?? 0
  const path = line<number | null>()
    .defined(isNumber)
    .x((_, index) => at(index))
    .y(value => y(value ?? 0))

  const ends = series.map(({ values }) => {
    const index = values.findLastIndex(isNumber)
    const value = values[index]
    return isNumber(value) ? { index, value, y: y(value) } : null
  })
  const labels = apart(
    ends.map(end => end?.y ?? 0),
    named ? 36 : 18,
  )

  return (
    <S.Svg aria-label={finding} width={width} height={height}>
      <ValueGrid
        lines={ticks.map(tick => ({ y: y(tick), label: format(tick), zero: tick === 0 }))}
        left={left}
        right={right}
      />
      <CategoryLabels names={points} x={at} y={height - 4} step={x.step()} />
      {series.map((one, index) => {
        const end = ends[index]
        const labelY = labels[index] ?? 0
        return (
          <S.Series key={one.id} data-tone={toneOf(one, index)} data-past={one.past || undefined}>
            <path data-line d={path([...one.values]) ?? undefined} />
            {end ? (
              <>
                <circle cx={at(end.index)} cy={end.y} r={3.5} />
                <text x={right + 8} y={labelY} dy="0.35em" data-strong={one.past ? undefined : true}>
                  {format(end.value)}
                </text>
                {named ? (
                  <text x={right + 8} y={labelY + 16} dy="0.35em">
                    {one.name}
                  </text>
                ) : null}
              </>
            ) : null}
          </S.Series>
        )
      })}
    </S.Svg>
  )
}
