import { stack, stackOffsetDiverging } from 'd3-shape'
import type { ChartTone } from '../chart-panel/index.ts'

export interface BarSeries {
  id: string
  name: string
  /** One for each category. */
  values: readonly number[]
  /** Place in the palette, where the order of the series does not give it. */
  tone?: ChartTone | undefined
}

export interface BarDrawingProps {
  categories: readonly string[]
  series: readonly BarSeries[]
  format: (value: number) => string
  finding: string
  width: number
  height: number
}

export interface Segment {
  category: number
  from: number
  to: number
}

/** Pieces of every series, stacked away from zero on both sides. */
export function stacked(series: readonly BarSeries[], count: number): Segment[][] {
  const indexes = Array.from({ length: count }, (_, index) => index)
  const pile = stack<number, BarSeries>()
    .keys(series)
    .value((category, one) => one.values[category] ?? 0)
    .offset(stackOffsetDiverging)
  return pile(indexes).map(pieces => pieces.map(([from, to], category) => ({ category, from, to })))
}

/** Lower and upper end of the axis: always with zero, and never a single point. */
export function reach(layers: readonly Segment[][]): [number, number] {
  const ends = layers.flat().flatMap(({ from, to }) => [from, to])
  const low = Math.min(0, ...ends)
  const high = Math.max(0, ...ends)
  return low === high ? [0, 1] : [low, high]
}

/** Sum above zero in each category. */
export const sums = (series: readonly BarSeries[], count: number): number[] =>
  Array.from({ length: count }, (_, category) =>
    series.reduce((sum, { values }) => sum + Math.max(0, values[category] ?? 0), 0),
  )
