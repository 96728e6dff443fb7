import { ChartLegend, ChartPanel, plainNumber, type ChartFrameProps } from '../chart-panel/index.ts'
import { isNumber, Lines, namesFit, toneOf, type LineSeries } from './Lines.tsx'

export interface LineChartProps extends ChartFrameProps {
  /** Names of the points from left to right. */
  points: readonly string[]
  series: readonly LineSeries[]
  /** Head of the first column of the table. @default '时间' */
  pointHeader?: string | undefined
  /** A number as it is shown. */
  format?: ((value: number) => string) | undefined
  /**
   * The axis begins at zero; lines may leave it out to show small changes.
   * @default false
   */
  fromZero?: boolean | undefined
}

/** Change over time. Values and names stand at the ends of the lines; earlier periods are dashed. */
export function LineChart({
  points,
  series,
  pointHeader = '时间',
  format = plainNumber,
  fromZero = false,
  ...frame
}: LineChartProps) {
  return (
    <ChartPanel
      {...frame}
      isEmpty={!series.some(one => one.values.some(isNumber))}
      table={{
        rowHeader: pointHeader,
        columns: series.map(one => one.name),
        rows: points.map((name, index) => ({
          name,
          values: series.map(({ values }) => {
            const value = values[index]
            return isNumber(value) ? format(value) : '—'
          }),
        })),
      }}
    >
      {(width, height) => (
        <>
          {namesFit(series, width) ? null : (
            <ChartLegend
              entries={series.map((one, index) => ({
                name: one.name,
                tone: toneOf(one, index),
                shape: one.past ? 'dashes' : 'line',
              }))}
            />
          )}
          <Lines
            points={points}
            series={series}
            format={format}
            fromZero={fromZero}
            finding={frame.finding}
            width={width}
            height={height}
          />
        </>
      )}
    </ChartPanel>
  )
}
